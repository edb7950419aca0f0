// The payment is through while the person looks elsewhere: the browser says so,
// where they have allowed it (settings, permissions). On this page they see it themselves.
import { useEffect } from 'react'

export function useTellPaid(payNo: string, words: string): void {
  useEffect(() => {
    if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
    try {
      const notice = new Notification(words, { tag: payNo })
      notice.addEventListener('click', () => {
        window.focus()
        notice.close()
      })
    } catch {
      // some phones let only service workers say it
    }
  }, [payNo, words])
}
