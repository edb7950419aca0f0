// Whether little motion is wanted: by the system, or by the page (`data-motion="less"` on <html>).
// The style sheets ask the same two.

const query = '(prefers-reduced-motion: reduce)'

export const calm = (): boolean => document.documentElement.dataset['motion'] === 'less' || matchMedia(query).matches

/** Tells when the answer may have changed; returns how to stop. */
export function watchCalm(told: () => void): () => void {
  const system = matchMedia(query)
  const page = new MutationObserver(told)
  system.addEventListener('change', told)
  page.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => {
    system.removeEventListener('change', told)
    page.disconnect()
  }
}
