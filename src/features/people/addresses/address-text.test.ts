import { expect, test } from 'vitest'
import { languages } from '#kernel/text/language.ts'
import { addressLine, consigneeName, countryName, mapLine, mapLineOf } from './address-text.ts'

const nobody = { consignee: '', surname: '', givenName: '', country: 'CN' }
test('names in the order of the country', () => {
  expect(consigneeName({ ...nobody, consignee: '王小明' })).toBe('王小明')
  expect(consigneeName({ ...nobody, surname: '王', givenName: '小明' })).toBe('王小明')
  expect(consigneeName({ ...nobody, surname: 'Wang', givenName: 'Lei' })).toBe('Wang Lei')
  expect(consigneeName({ ...nobody, surname: 'García', givenName: 'Ana', country: 'ES', consignee: 'x' })).toBe(
    'Ana García',
  )
  expect(consigneeName({ ...nobody, surname: 'García', country: 'ES' })).toBe('García')
})
test('addresses in the order of the country', () => {
  const shanghai = {
    country: 'CN',
    state: '上海市',
    city: '上海市',
    region: '徐汇区',
    zipCode: '200030',
    detail: '衡山路 1 号',
  }
  expect(addressLine(shanghai, 'zh-CN')).toBe('上海市徐汇区衡山路 1 号 200030')
  expect(addressLine(shanghai, 'es-ES')).toBe('上海市徐汇区衡山路 1 号 200030, China')
  const madrid = { country: 'ES', state: 'Madrid', city: 'Madrid', region: '', zipCode: '28013', detail: 'C/ Mayor 1' }
  expect(addressLine(madrid, 'es-ES')).toBe('C/ Mayor 1, 28013 Madrid, España')
  expect(addressLine({ ...madrid, city: 'Getafe' }, 'zh-CN')).toBe('C/ Mayor 1, 28013 Getafe, Madrid, 西班牙')
  expect(
    addressLine(
      { country: 'US', state: 'NJ', city: 'Hoboken', region: '', zipCode: '07030', detail: '1 Main St' },
      'en-US',
    ),
  ).toMatch(/^1 Main St, Hoboken, NJ 07030, United States$/)
  expect(
    addressLine(
      { ...shanghai, state: 'Shanghai', city: 'Shanghai', region: 'Xuhui', detail: '1 Hengshan Rd' },
      'en-US',
    ),
  ).toBe('1 Hengshan Rd, Xuhui, Shanghai 200030, China')
})
test('places in each language', () => {
  expect(countryName('ES', 'es-ES')).toBe('España')
  expect(countryName('TW', 'zh-CN')).toBe('中国台湾')
  expect(countryName('US', 'en-US')).toBe('United States')
  expect(countryName('HK', 'zh-CN')).toBe('中国香港特别行政区')
})
test('for a map the address is the same whoever reads', () => {
  const jingdezhen = {
    country: 'CN',
    state: '江西省',
    city: '景德镇市',
    region: '',
    zipCode: '',
    detail: '陶阳路 1 号',
  }
  const madrid = { country: 'ES', state: 'Madrid', city: 'Madrid', region: '', zipCode: '28013', detail: 'C/ Mayor 1' }
  expect([mapLine(jingdezhen), mapLine(madrid)]).toEqual([
    '江西省景德镇市陶阳路 1 号',
    'C/ Mayor 1, 28013 Madrid, Spain',
  ])
  for (const place of [jingdezhen, madrid]) {
    const lines = Object.fromEntries(languages.map((lang) => [lang, addressLine(place, lang)]))
    expect(mapLineOf(lines)).toBe(mapLine(place))
  }
})
