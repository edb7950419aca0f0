// What waits at the reviewing desks of the demo besides applications, goods, reviews and reports: real names, one of
// them under a number that another account has too, a company, somebody who wants to leave, a brand that is missing.
import { drawnPaper, laidIn } from './seed-applications.ts'
import { writerOf } from './seed-drafts.ts'
import { inThePast } from './past.ts'
import { findOrCreateByEmail } from '#features/people/accounts/accounts.ts'
import { submit } from '#features/people/account-closure/account-closure.ts'
import { checkCompany, checkPerson } from '#features/people/realname/realname.ts'
import { ask } from '#features/catalog/brands/requests.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

const anHour = 3_600_000
const persons = [
  { hoursAgo: 31, email: 'sanmu@example.com', name: '鲁三木', document: 'idCard', number: '42010619790923003X' },
  { hoursAgo: 18, email: 'zhizhu@example.com', name: '沈知一', document: 'idCard', number: '320502198804120026' },
  { hoursAgo: 9, email: 'lushan@example.com', name: '鲁杉', document: 'idCard', number: '42010619790923003X' },
  {
    hoursAgo: 4,
    email: 'faro@example.com',
    name: 'Nuria Faro Ibáñez',
    document: 'dni',
    number: '12345678Z',
    birthday: '1984-03-19',
  },
] as const
const company = {
  hoursAgo: 3,
  email: 'zhizhu@example.com',
  name: '苏州知竹家居有限公司',
  country: 'CN',
  number: '91320506MA27KX40BF',
  legalPerson: '沈知一',
} as const
const leaver = {
  hoursAgo: 26,
  email: 'olalla@example.com',
  nickname: 'Olalla',
  reason: 'Me mudo a un país al que no enviáis. Gracias por todo.',
}
const brand = {
  hoursAgo: 12,
  name: { 'zh-CN': '青岚茶器', 'en-US': 'Qinglan Tea Ware', 'es-ES': 'Qinglan' },
  country: 'CN',
  owner: '景德镇青岚文化有限公司',
  note: '我们是青岚的景德镇总代理，授权书见附件，有效期至后年年底。',
}

/** In the caller's transaction, after the applicants are there. */
export async function seedCases(db: Db, app: AppContext): Promise<void> {
  const paper = await drawnPaper()
  const ago = (hours: number) => app.clock.now() - hours * anHour
  await inThePast(db, app, async (at) => {
    for (const { hoursAgo, email, ...told } of persons)
      await at(ago(hoursAgo), async (then) => {
        const { userId } = await findOrCreateByEmail(db, email, { nickname: told.name, language: 'zh-CN' })
        const photo = () => laidIn(db, then, userId, 'realName', paper)
        await checkPerson(db, then, userId, { ...told, uploadIds: [await photo(), await photo()], consent: true })
      })
    await at(ago(company.hoursAgo), async (then) => {
      const { hoursAgo: _, email, ...told } = company
      const { userId } = await findOrCreateByEmail(db, email)
      const uploadIds = [await laidIn(db, then, userId, 'licence', paper)]
      await checkCompany(db, then, userId, { ...told, uploadIds, consent: true })
    })
    await at(ago(leaver.hoursAgo), async (then) => {
      const { nickname, reason } = leaver
      const { userId } = await findOrCreateByEmail(db, leaver.email, { nickname, language: 'es-ES' })
      await submit(db, then, userId, { reason, agreement: true, code: '' })
    })
    await at(ago(brand.hoursAgo), async (then) => {
      const by = await writerOf(db, 'nanshan-kiln')
      if (!by) return
      const { hoursAgo: _, ...wish } = brand
      const uploadIds = [await laidIn(db, then, by.userId, 'brandProof', paper)]
      await ask(db, 'zh-CN', by, { ...wish, uploadIds, requestId: '' })
    })
  })
}
