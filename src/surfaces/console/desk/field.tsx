// A field: its label above, help or what is wrong with it below, tied together for those who hear it.
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

interface Own {
  id: string
  status?: 'error'
  'aria-describedby'?: string
  'aria-invalid'?: true
}
interface Props {
  label: string
  help?: ReactNode
  fault?: string | undefined
  children: (own: Own) => ReactNode
}
export function Field({ label, help, fault, children }: Props) {
  const id = useId()
  const said = fault ?? help
  const own: Own = {
    id,
    ...(said ? { 'aria-describedby': `${id}-said` } : {}),
    ...(fault ? { status: 'error', 'aria-invalid': true } : {}),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(own)}
      {said && (
        <p id={`${id}-said`} className={fault ? 'field-said bad' : 'field-said'} role={fault ? 'alert' : undefined}>
          {fault && <CircleAlert className="i" size={14} />}
          <span>{said}</span>
        </p>
      )}
    </div>
  )
}
