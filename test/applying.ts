// Applications to sell for tests: a whole one, saved and sent, and staff who decide.
import type { Calls } from '#kernel/call/contract.ts'
import { shanghai } from './buying.ts'
import type { Front, Person } from './front.ts'

type Content = Calls['/api/v2/merchant/apply/edit']['input']['content']
/** An upload as it lies after its bytes came; how they come is tested with uploads. */
export async function laid(world: Front, who: Person, purpose: 'licence' | 'realName'): Promise<string> {
  const wish = { purpose, name: 'front.png', size: 10, type: 'image/png' }
  const { uploadId } = await world.must('/api/v2/token/upload', wish, who)
  await world.pool.query(
    `update upload set status = 'kept', file = id::text || '.webp', type = 'image/webp', size = 10, width = 1,
       height = 1
     where id = $1`,
    [uploadId],
  )
  return uploadId
}
/** Codes with their check digit (GB 32100), one after the other. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
export function creditCode(n: number): string {
  const body = `91350100M${String(n).padStart(8, '0')}`
  let [sum, weight] = [0, 1]
  for (const character of body) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return body + alphabet[(31 - (sum % 31)) % 31]!
}
let count = 0
export async function wholeContent(world: Front, who: Person, more: Partial<Content> = {}): Promise<Content> {
  const n = ++count
  const { id } = await world.must('/api/v2/user/address/add', shanghai, who)
  const { departments } = await world.must('/api/v2/merchant/apply/detail', {}, who)
  return {
    country: 'CN',
    companyName: '苏州知竹家居有限公司',
    licenceNumber: creditCode(n),
    licenceUntil: 'long',
    licenceIds: [await laid(world, who, 'licence')],
    legalName: '沈知一',
    document: 'idCard',
    legalNumber: '11010519491231002X',
    identityIds: [await laid(world, who, 'realName'), await laid(world, who, 'realName')],
    bankHolder: '苏州知竹家居有限公司',
    bankName: '中国工商银行苏州吴中支行',
    bankAccount: '6222021102012346628',
    nameZh: `知竹${n}`,
    nameEn: `Zhizhu ${n}`,
    sealChar: '竹',
    sealShape: 'round',
    departments: [departments[0]!.id],
    intro: '苏州吴中的竹编工坊，灯笼与篮子，全部手工。',
    addressId: id,
    deliversTo: ['CN'],
    firstFee: 800,
    nextFee: 200,
    freeFrom: 19900,
    agreed: true,
    ...more,
  }
}
/** Begun and filled in. */
export async function drafted(world: Front, who: Person, more: Partial<Content> = {}) {
  const { id, version } = await world.must('/api/v2/merchant/apply/add', {}, who)
  const content = await wholeContent(world, who, more)
  const saved = await world.must('/api/v2/merchant/apply/edit', { version, content }, who)
  return { id, version: saved.version }
}
export async function sentIn(world: Front, who: Person, more: Partial<Content> = {}) {
  const { version } = await drafted(world, who, more)
  return world.must('/api/v2/merchant/apply/submit', { version, requestId: crypto.randomUUID() }, who)
}
