// The words of an application to sell, for who leaves: their own, and what staff noted and looked up about it.
import { creditCode, laid } from '../applying.ts'
import type { Asker, Front, Person } from '../front.ts'

interface Leaving {
  world: Front
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  staff: Asker
  /** one that stands nowhere else */
  word: () => string
  kept: (value: string) => string
}
export async function applying({ world, says, staff, word, kept }: Leaving, me: Person): Promise<void> {
  const base = '/api/v2/merchant/apply'
  const { departments } = await world.must(`${base}/detail`, {}, me)
  const { records } = await world.must('/api/v2/user/address/page', {}, me)
  const { version } = await world.must(`${base}/add`, {}, me)
  const content = {
    country: 'CN',
    companyName: word(),
    licenceNumber: kept(creditCode(99_887_711)),
    licenceUntil: 'long',
    licenceIds: [await laid(world, me, 'licence')],
    legalName: word(),
    document: 'idCard',
    legalNumber: kept('11010519491231002X'),
    identityIds: [await laid(world, me, 'realName'), await laid(world, me, 'realName')],
    bankHolder: word(),
    bankName: word(),
    bankAccount: kept('6222021102018877114'),
    nameZh: word(),
    nameEn: word(),
    nameEs: word(),
    sealChar: '竹',
    departments: [departments[0]!.id],
    intro: `${word()} ${word()}`,
    addressId: records.find((a) => a.misfit === null)!.id,
    deliversTo: ['CN'],
    firstFee: 800,
    nextFee: 200,
    agreed: true,
  }
  const saved = await says(`${base}/edit`, { version, content }, me)
  const { id, version: sent } = await says(`${base}/submit`, { version: saved['version'] }, me)
  await says('/api/v2/admin/merchant/apply/reveal', { id, reason: word() }, staff)
  await says('/api/v2/admin/merchant/apply/note', { id, words: word(), requestId: crypto.randomUUID() }, staff)
  const notes = [{ field: 'intro', text: word() }]
  await says('/api/v2/admin/merchant/apply/audit', { id, version: sent, decision: 'return', notes }, staff)
}
