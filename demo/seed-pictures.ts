// The drawn pictures, kept in the shop's store under their own names.
import { readdir, readFile } from 'node:fs/promises'
import { keepNamed, type KeptPicture } from '#features/platform/pictures/pictures.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const folder = new URL('img/', import.meta.url)
type Facts = Record<string, [width: number, height: number, preview: string] | undefined>

/** Every picture of the demo by its name, with its size and preview. */
export async function seedPictures(app: AppContext): Promise<Map<string, KeptPicture>> {
  const facts = JSON.parse(await readFile(new URL('facts.json', folder), 'utf8')) as Facts
  const files = (await readdir(folder)).filter((n) => n.endsWith('.webp'))
  const kept = await Promise.all(
    files.map(async (n) => {
      const name = n.slice(0, -'.webp'.length)
      const [width, height, preview] = facts[name] ?? []
      return keepNamed(
        app,
        name,
        await readFile(new URL(n, folder)),
        width && height && preview ? { width, height, preview } : undefined,
      )
    }),
  )
  return new Map(kept.map((p) => [p.file, p]))
}
