// The dialog, loaded when it is first opened, so that it costs a page nothing before.
import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog.tsx'

const Dialog = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }))

export function LazyDialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
