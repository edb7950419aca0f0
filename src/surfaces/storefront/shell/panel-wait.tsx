// A panel whose content is on its way: rows of paper, not announced.
import './panels.css'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'

export function PanelWait({ rows = 4 }: { rows?: number }) {
  return (
    <div className="shell-pop-wait" aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonLine key={row} width={row % 2 ? '60%' : '86%'} />
      ))}
    </div>
  )
}
