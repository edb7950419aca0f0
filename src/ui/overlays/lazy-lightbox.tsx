// The picture viewer, loaded when it is first opened, so that it costs a page nothing before.
import { lazy, Suspense, useState } from 'react'
import type { LightboxProps } from './lightbox.tsx'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

export function LazyLightbox(props: LightboxProps) {
  const [wanted, setWanted] = useState(props.at !== null)
  if (props.at !== null && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Lightbox {...props} />
    </Suspense>
  )
}
