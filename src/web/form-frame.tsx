// The element of a form in hand: what is wrong with the whole of it stands on top, where the focus goes.
import type { ReactNode } from 'react'
import { Banner } from '#ui/feedback/banner.tsx'
import type { FormInHand } from '#web/form.ts'

export function Form<F extends object>({
  form,
  className,
  children,
}: {
  form: FormInHand<F>
  className?: string
  children: ReactNode
}) {
  const { attach, submit, whole } = form
  return (
    <form ref={attach} noValidate className={className} onSubmit={submit}>
      {whole && (
        <div tabIndex={-1} data-form-fault="">
          <Banner tone="error" live>
            {whole}
          </Banner>
        </div>
      )}
      {children}
    </form>
  )
}
