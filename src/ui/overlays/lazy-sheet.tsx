// The sheet, loaded when it is first opened, so that it costs a page nothing before.
import { lazy, Suspense, useState } from 'react'
import type { SheetProps } from './sheet.tsx'

const Sheet = lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet }))

export function LazySheet(props: SheetProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  )
}
