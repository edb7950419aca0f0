// Province, city and district belong together: in every way an address comes in, and before anything is sent there.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer, shanghai } from '../../../../test/buying.ts'
import { makeShop } from '../../../../test/goods.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { pathOf } from './places/belonging.ts'
import { chinaBelow, shortName } from './places/china.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const kunming = {
  consignee: '王小明',
  areaCode: '86',
  phone: '13800138000',
  country: 'CN',
  stateCode: '53',
  state: '云南省',
  city: '昆明市',
  region: '五华区',
  detail: '翠湖北路 1 号',
}
const madrid = {
  ...kunming,
  country: 'ES',
  stateCode: 'M',
  state: 'Madrid',
  city: 'Madrid',
  region: '',
  zipCode: '28013',
}
const add = (who: Person, address: object) => world.ask('/api/v2/user/address/add', { ...kunming, ...address }, who)

const mixed: [string, object, string][] = [
  ['the city of another province', { city: '上海市', region: '徐汇区' }, 'city'],
  ['a district of another city', { region: '徐汇区' }, 'region'],
  ['a district of another city of the province', { city: '大理白族自治州' }, 'region'],
  ['a code and a name of two provinces', { state: '上海市' }, 'state'],
  ['a code and a name in Latin letters of two', { state: 'Shanghai' }, 'state'],
  ['the code of one, all names of another', { state: '上海市', city: '上海市', region: '徐汇区' }, 'state'],
  ['no name, the code of another', { state: '', city: '上海市', region: '徐汇区' }, 'city'],
  ['a code in another spelling', { stateCode: 'CN-53', city: '上海市', region: '徐汇区' }, 'city'],
  ['the code as six digits', { stateCode: '530000', state: '', city: 'Shanghai', region: 'Xuhui' }, 'city'],
  ['a code that is none', { stateCode: '99' }, 'state'],
  ['a code of letters', { stateCode: 'YN' }, 'state'],
  ['a city that is none', { city: '昆明市上海市' }, 'city'],
  ['the districts of a city of the first rank', { city: '市辖区', region: '徐汇区' }, 'city'],
  ['a district behind its city', { region: '上海市徐汇区' }, 'region'],
  ['spaces and a full-width name', { city: ' 上海市　', region: '徐汇区' }, 'city'],
  ['a street of another district', { streetCode: '310104004' }, 'street'],
  ['a code and a name of two streets', { streetCode: '530102001', street: '湖南路街道' }, 'street'],
  ['a street that names another place', { street: '上海市徐汇区湖南路街道' }, 'street'],
  ['a door that names another place', { detail: '上海市徐汇区衡山路 1 号' }, 'detail'],
  ['a door that names all of another place', { detail: '1 号转 上海市 上海市 徐汇区 衡山路' }, 'detail'],
  ['Hong Kong with a city of the mainland', { country: 'HK', stateCode: '', state: '', city: '上海市' }, 'country'],
  ['Taiwan with a province', { country: 'TW', stateCode: '', state: 'Yunnan', city: '台北' }, 'country'],
  [
    'Macao with a door in Shanghai',
    { country: 'MO', stateCode: '', detail: '上海市徐汇区 1 号', city: '', state: '澳門' },
    'detail',
  ],
  ['two states', { ...madrid, state: 'Illes Balears' }, 'state'],
  ['a code and no such state', { ...madrid, state: 'Nowhere' }, 'state'],
  ['the postcode of an island', { ...madrid, zipCode: '35001' }, 'zipCode'],
  ['a door in China', { ...madrid, detail: '上海市徐汇区衡山路 1 号' }, 'detail'],
]
describe('places that do not belong together', () => {
  test.each(mixed)('%s: refused at its field, in adding and in editing', async (_, address, field) => {
    const who = await world.person()
    const refused = { status: 400, code: 40022, data: { reason: 'placesMismatch', field } }
    expect(await add(who, address)).toMatchObject(refused)
    const { id } = await world.must('/api/v2/user/address/add', kunming, who)
    expect(await world.ask('/api/v2/user/address/edit', { id, ...kunming, ...address }, who)).toMatchObject(refused)
    expect(await world.must('/api/v2/user/address/detail', { id }, who)).toMatchObject({ city: '昆明市', misfit: null })
  })
  test.each(['en-US', 'zh-CN', 'es-ES'])('are refused in words: %s', async (lang) => {
    const who = await world.person()
    const reply = await world.ask('/api/v2/user/address/add', { ...kunming, city: '上海市' }, { ...who, lang })
    expect(reply.message).toMatch(/do not belong|不符|no se corresponden/)
  })
  test.each([
    ['云南省昆明市徐汇区衡山路 1 号 王小明 13800138000'],
    ['收货人：王小明\n电话：13800138000\n省份：云南省\n城市：上海市\n区：徐汇区\n衡山路 1 号'],
    ['Wang Xiaoming, 1 Hengshan Road, Xuhui District, Kunming, Yunnan, China, +86 13800138000'],
    ['Name: Wang\nState: Yunnan\nCity: Shanghai\nDistrict: Xuhui\nCountry: China\n1 Hengshan Road'],
  ])('are never what a pasted text is read as: %s', async (text) => {
    const who = await world.person()
    const { state, stateCode, city, region, country } = await world.must('/api/v2/user/address/parse', { text }, who)
    expect(country).toBe('CN')
    // all of it, or what is left is a beginning of one path
    const path = pathOf({ state, stateCode, city, region })
    if (typeof path === 'string')
      expect({ city: path === 'city' ? city : '', region }).toEqual({ city: '', region: '' })
  })
})

test('goods for one province are not bought to another', async () => {
  const { skus } = await makeShop(world)
  const who = await buyer(world)
  // a template that names Shanghai only
  const from = { skuId: skus.faraway, quantity: 1 }
  const preview = () => world.must('/api/v2/order/sell/normal/preview', { from }, who)
  const { priceToken, address, canPlace } = await preview()
  expect(canPlace).toBe(true)
  // as such an address was kept before: the code of Shanghai, the names of Kunming
  await world.pool.query("update address set city = '昆明市', region = '五华区' where id = $1", [address!.id])
  const after = await preview()
  expect(after).toMatchObject({ canPlace: false, blockedBy: 'placesMismatch', address: { misfit: 'city' } })
  for (const token of [priceToken, after.priceToken])
    expect(
      await world.ask(
        '/api/v2/order/sell/normal/create',
        { from, addressId: address!.id, priceToken: token, requestId: crypto.randomUUID() },
        who,
      ),
    ).toMatchObject({ code: 40022, data: { field: 'city', addressId: address!.id } })
  // mended by its owner it serves again, and the list tells no fault
  await world.must('/api/v2/user/address/edit', { id: address!.id, ...shanghai }, who)
  expect(await preview()).toMatchObject({ canPlace: true, address: { misfit: null } })
})

describe('places that belong together', () => {
  test('every path of the list is taken, by its names and with the province in short', () => {
    let count = 0
    for (const province of chinaBelow(undefined))
      for (const city of chinaBelow(province.code))
        for (const district of chinaBelow(city.code)) {
          count++
          const words = { stateCode: province.code.slice(0, 2), state: '', city: city.name, region: district.name }
          expect(pathOf(words)).toMatchObject([{ name: province.name }, { code: city.code }, { code: district.code }])
          const short = pathOf({
            stateCode: '',
            state: shortName(province.name),
            city: city.name,
            region: district.name,
          })
          expect(short).toMatchObject([{ name: province.name }, { code: city.code }, { code: district.code }])
        }
    expect(count).toBeGreaterThan(2900)
  })
  test.each([
    [{ city: '昆明', region: '五华' }, '昆明市', '五华区'],
    [{ state: 'Yunnan', city: 'Kunming', region: 'Wuhua' }, '昆明市', '五华区'],
    [{ stateCode: '', state: '上海', city: '市辖区', region: '徐汇区' }, '上海市', '徐汇区'],
    [{ stateCode: '50', state: '重庆市', city: '重庆市', region: '城口县' }, '县', '城口县'],
    [{ stateCode: '32', state: '江苏省', city: '苏州市', region: '工业园区' }, '苏州市', '苏州工业园区'],
    [{ detail: '北京路 8 号上海大厦' }, '昆明市', '五华区'],
    [{ detail: '昆明市五华区翠湖北路 1 号' }, '昆明市', '五华区'],
    [{ country: 'HK', state: '', stateCode: '', city: '九龍', region: '' }, '九龍', ''],
    [{ country: 'JP', stateCode: '27', state: '大阪府', city: '松原市', region: '' }, '松原市', ''],
    [{ ...madrid, state: 'Sevilla', stateCode: 'SE', city: 'Sevilla', zipCode: '41004' }, 'Sevilla', ''],
  ])('%o is kept as %s, %s', async (address, city, region) => {
    const who = await world.person()
    const { id } = await world.must('/api/v2/user/address/add', { ...kunming, ...address }, who)
    expect(await world.must('/api/v2/user/address/detail', { id }, who)).toMatchObject({ city, region, misfit: null })
  })
})
