// Asks once an hour whether a newer build is served, and offers it. A reload keeps what is kept (cart, sign-in).
import { toast } from '#ui/feedback/toast.tsx'

const hour = 3_600_000

/** Starts asking; returns how to stop. `own` is the version of this page. */
export function watchVersion(own: string | undefined, words: { text: string; action: string }): () => void {
  if (!own) return () => undefined
  let told: string | undefined
  const ask = async () => {
    const version = await newestVersion()
    // once for each newer build: the offer stays until it is taken or closed
    if (!version || version === own || version === told) return
    told = version
    toast(words.text, { duration: 0, action: { label: words.action, onPress: () => location.reload() } })
  }
  const timer = setInterval(() => void ask(), hour)
  return () => clearInterval(timer)
}
/** The build that this page was made by. */
export const ownVersion = (): string | undefined =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
/** The build that is being served now; undefined when that cannot be known. */
export async function newestVersion(): Promise<string | undefined> {
  try {
    const reply = await fetch('/version.json', { cache: 'no-store' })
    return ((await reply.json()) as { version?: string }).version
  } catch {
    return undefined
  }
}
