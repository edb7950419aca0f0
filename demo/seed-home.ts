// The blocks of the home page, published, in their order.
import { saveBlock } from '#features/site/composer/composer.ts'
import type { Db } from '#kernel/data/db.ts'
import { homeBlocks } from './home.ts'

/** Between two blocks there is room for others. */
const step = 10

export async function seedHome(db: Db): Promise<void> {
  for (const [at, block] of homeBlocks().entries())
    await saveBlock(db, { ...block, page: 'home', position: (at + 1) * step, status: 'published' })
}
