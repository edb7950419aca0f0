// An outline of lucide, as the build makes it (bin/icons-plugin.ts): its markup is put in whole, which costs a server
// one element instead of one for each line.
import type { LucideProps } from 'lucide-react'

export function drawing(markup: string) {
  const inner = { __html: markup }
  return ({ size = 24, strokeWidth = 2, absoluteStrokeWidth: _width, children: _children, ...rest }: LucideProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] ? undefined : true}
      {...rest}
      dangerouslySetInnerHTML={inner}
    />
  )
}
