// What merchants of the demo are writing: something new that is not whole yet, a change that waits for staff, and one
// that came back.
import { staffWho, membersWho } from '#features/people/accounts/accounts.ts'
import { begin, publish, save, show } from '#features/catalog/editing/editing.ts'
import { decide } from '#features/catalog/editing/deciding.ts'
import type { Content } from '#features/catalog/editing/content.ts'
import { merchantByCode } from '#features/catalog/merchants/merchants.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

const teapot: Partial<Content> = {
  title: { 'zh-CN': '竹节提梁壶', 'en-US': 'Bamboo-handled kettle' },
  fact: { 'zh-CN': '1.1 升·炭炉可用', 'en-US': '1.1 l · for a charcoal stove' },
  body: {
    'zh-CN': '<p>壶身拉坯，提梁以三年老竹火弯而成，可拆下清洗。</p>',
    'en-US': '<p>Thrown body; the handle is three-year bamboo bent over fire, and comes off for washing.</p>',
  },
}
const wanted: Partial<Content> = {
  title: {
    'zh-CN': '日用饭碗·青白釉',
    'en-US': 'Everyday bowl, bluish white',
    'es-ES': 'Cuenco diario, blanco azulado',
  },
}
const returned: Partial<Content> = {
  subtitle: {
    'zh-CN': '全世界最好写的笔记本，没有之一。',
    'en-US': 'The best notebook in the whole world, no exceptions.',
    'es-ES': 'El mejor cuaderno del mundo entero, sin excepción.',
  },
}
const note = {
  'en-US': 'Nobody can show that it is the best of the world. Say what is good about it: the paper, the binding.',
}

/** Seeds drafts of these merchants, where they and their goods are there. */
export async function seedDrafts(db: Db, app: AppContext): Promise<void> {
  const kiln = await writerOf(db, 'nanshan-kiln')
  const paper = await writerOf(db, 'paperbird')
  const [staffId] = await staffWho(db, 'goods.write')
  if (!kiln || !paper || staffId === undefined) return
  await write(db, kiln, undefined, teapot)
  const bowl = await goodsCalled(db, kiln.merchantId, 'everyday-bowl')
  const book = await goodsCalled(db, paper.merchantId, 'clothbound-notebook')
  if (bowl !== undefined) await publish(db, app.settings, kiln, await write(db, kiln, bowl, wanted), false)
  if (book === undefined) return
  const draft = await write(db, paper, book, returned)
  await publish(db, app.settings, paper, draft, false)
  const waits = (await show(db, paper.merchantId, { draftId: draft.draftId })).draft!
  const said = { notes: [{ field: 'subtitle', note: note['en-US'] }], reason: '', approve: false }
  await decide(db, { userId: staffId, ip: '127.0.0.1' }, { draftId: waits.id, version: waits.version, ...said })
}
interface Writer {
  userId: number
  merchantId: number
}
export async function writerOf(db: Db, code: string): Promise<Writer | undefined> {
  const merchant = await merchantByCode(db, code)
  const [userId] = merchant ? await membersWho(db, merchant.id, 'goods.write') : []
  return merchant && userId !== undefined ? { userId, merchantId: merchant.id } : undefined
}
const goodsCalled = (db: Db, merchantId: number, handle: string): Promise<number | undefined> =>
  db
    .selectFrom('product')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('handle', '=', handle)
    .executeTakeFirst()
    .then((row) => row?.id)
async function write(db: Db, by: Writer, productId: number | undefined, part: Partial<Content>) {
  const { draftId, version } = await begin(db, by, productId)
  const { draft } = await show(db, by.merchantId, { draftId })
  const saved = await save(db, by, { draftId, version }, { ...draft!.content, ...part })
  return { draftId, version: saved.version }
}
