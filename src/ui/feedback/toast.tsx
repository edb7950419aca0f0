// Short messages at the lower edge. `toast()` may be called from anywhere in the browser;
// `<Toasts>` stands once, near the root.
// Invariant: the live region is always in the page, so that screen readers hear what is put into it.
import { Check, CircleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import './toast.css'
import { Icon } from '../layout/icon.tsx'
import { createToastStore } from './toast-store.ts'
import type { Toast, ToastOptions } from './toast-store.ts'

const store = createToastStore()
const NONE: readonly Toast[] = []

/** Shows `text`; returns an id for `closeToast`. Duration in ms, 3000 unless told, 0 stays open. */
export const toast = (text: string, options?: ToastOptions): number => store.show(text, options)
export const closeToast = (id: number): void => store.close(id)

export type ToastsProps = {
  closeLabel: string
  /** Said before the text of an error, with its punctuation: "Error:". */
  errorWord: string
  /** "3 times": the counter in words. */
  countLabel: (count: number) => string
}

export function Toasts({ closeLabel, errorWord, countLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => NONE)
  return (
    <div
      className="toasts"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toasts.map((each) => (
        <div className="toast" key={each.id} data-kind={each.kind}>
          <span className="toast-words">
            {each.kind === 'error' && <Icon of={CircleAlert} size={18} />}
            {each.kind === 'success' && <Icon of={Check} size={18} />}
            <span>
              {each.kind === 'error' && <span className="vh">{errorWord} </span>}
              {each.text}
            </span>
            {each.count > 1 && (
              <span className="toast-count">
                <span aria-hidden="true">×{each.count}</span>
                <span className="vh">{countLabel(each.count)}</span>
              </span>
            )}
          </span>
          {each.action && <ToastAction toast={each} />}
          {each.duration === 0 && (
            <button type="button" className="toast-close" aria-label={closeLabel} onClick={() => leave(each.id)}>
              <Icon of={X} size={18} />
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

// The pointer or the focus was on what goes away, so no leave event may follow: let the others run on.
function leave(id: number) {
  store.close(id)
  store.resume()
}

function ToastAction({ toast: { id, action } }: { toast: Toast }) {
  const press = () => {
    action?.onPress()
    leave(id)
  }
  return (
    <button type="button" className="toast-act" onClick={press}>
      {action?.label}
    </button>
  )
}
