// The next page is on its way: the red thread along the upper edge, shown after 200 ms, drawn in 2000 ms.
// `label` is for screen readers.
import './loading-bar.css'

export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return (
    <>
      <div className="loading-bar" data-active={active || undefined} aria-hidden="true" />
      <span className="vh" role="status">
        {active ? label : ''}
      </span>
    </>
  )
}
