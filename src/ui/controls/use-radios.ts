// One group of radio inputs: what each of them carries. Real inputs, so arrow keys and forms work by themselves.
import { useId } from 'react'

/** `name`: for a form; without it the group gets a name of its own. */
export function useRadios<T extends string | number>(
  name: string | undefined,
  value: T | null,
  onChange: (value: T) => void,
) {
  const own = useId()
  return (option: { value: T; disabled?: boolean }) => ({
    type: 'radio' as const,
    name: name ?? own,
    value: option.value,
    checked: value === option.value,
    disabled: option.disabled,
    onChange: () => onChange(option.value),
  })
}
