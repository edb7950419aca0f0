// The button that sends a form. Until the page is awake it sends nothing:
// a browser's own submit would put what was typed into the address.
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/controls/button.tsx'
import type { ButtonProps } from '#ui/controls/button.tsx'

const never = () => () => {}

export function SubmitButton(props: Omit<ButtonProps, 'type' | 'kind'>) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Button {...props} kind="primary" type={awake ? 'submit' : 'button'} />
}
