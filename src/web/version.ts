// Asks once an hour whether a newer build is being served, and offers to take it. A reload keeps what is kept (cart, sign-in).
import { toast } from '#ui/toast.tsx'

const hour = 3_600_000

/** Starts asking; returns how to stop. `own` is the version of this page. */
export function watchVersion(own: string | undefined, words: { text: string; action: string }): () => void {
  if (!own) return () => undefined
  const ask = async () => {
    const reply = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await reply.json()) as { version?: string }
    if (version && version !== own) toast(words.text, { duration: 0, action: { label: words.action, onPress: () => location.reload() } })
  }
  const timer = setInterval(() => void ask().catch(() => undefined), hour)
  return () => clearInterval(timer)
}
/** The build that this page was made by. */
export const ownVersion = (): string | undefined => (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
