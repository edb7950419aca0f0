import { describe, expect, test } from 'vitest'
import { checkAddress, isPlainText } from './address-rules.ts'
import { areasOf } from './place-rules.ts'
import { tidy } from './plain-text.ts'

const china = {
  consignee: '王小明',
  areaCode: '86',
  phone: '138 0013 8000',
  country: 'CN',
  stateCode: '31',
  state: '上海市',
  city: '上海市',
  region: '徐汇区',
  detail: '衡山路 1 号',
}
const spain = {
  surname: 'García',
  givenName: 'Ana',
  areaCode: '+34',
  phone: '612 345 678',
  country: 'ES',
  stateCode: 'MD',
  state: 'Madrid',
  city: 'Madrid',
  zipCode: '28013',
  detail: 'C/ Mayor 1, 2º A',
}
const reason = (input: Parameters<typeof checkAddress>[0]): string => {
  try {
    checkAddress(input)
    return 'fine'
  } catch (e) {
    return (e as Error).message
  }
}

describe('an address', () => {
  test('is kept tidy', () => {
    expect(checkAddress({ ...china, consignee: '  王  小明 ', detail: ' 衡山路　1 号\n', label: ' 家 ' })).toEqual({
      consignee: '王 小明',
      surname: '',
      givenName: '',
      areaCode: '86',
      phone: '13800138000',
      country: 'CN',
      state: '上海市',
      stateCode: '31',
      city: '上海市',
      region: '徐汇区',
      street: '',
      streetCode: '',
      zipCode: '',
      detail: '衡山路 1 号',
      label: '家',
    })
    expect(checkAddress(spain)).toMatchObject({
      areaCode: '34',
      phone: '612345678',
      state: 'Madrid',
      stateCode: 'M',
      label: null,
    })
    expect(tidy('e\u0301\0x')).toBe('é x')
  })
  test('needs a region: all three in China, one elsewhere', () => {
    for (const missing of ['city', 'region'] as const)
      expect(reason({ ...china, [missing]: ' ' })).toBe('regionRequired')
    expect(reason({ ...china, state: '', stateCode: '' })).toBe('regionRequired')
    expect(reason({ ...china, stateCode: '99' })).toBe('placesMismatch')
    expect(reason({ ...spain, city: '' })).toBe('fine')
    expect(reason({ ...spain, state: '' })).toBe('fine')
    expect(reason({ ...spain, state: '', city: '' })).toBe('regionRequired')
    expect(reason({ ...spain, country: 'ZZ' })).toBe('regionRequired')
    expect(reason({ ...spain, state: 'Nowhere', stateCode: 'NOWHERE' })).toBe('badInput')
  })
  test.each([
    ['31', '', '31'],
    ['CN-31', '', '31'],
    ['', '上海', '31'],
    ['', 'Shanghai', '31'],
    ['', 'Shanxi', '14'],
    ['', 'Shaanxi Province', '61'],
    ['', 'inner mongolia', '15'],
    ['', '新疆', '65'],
  ])('the province of %j %j is %s, for freight goes by it', (stateCode, state, code) => {
    const seats: Record<string, [string, string]> = {
      31: ['上海市', '徐汇区'],
      14: ['太原市', '小店区'],
      61: ['西安市', '碑林区'],
      15: ['呼和浩特市', '新城区'],
      65: ['乌鲁木齐市', '天山区'],
    }
    const [city, region] = seats[code]!
    expect(checkAddress({ ...china, stateCode, state, city, region }).stateCode).toBe(code)
  })
  test.each([
    ['US', { stateCode: 'il', state: '' }, 'IL', 'Illinois'],
    ['US', { stateCode: '', state: 'new york' }, 'NY', 'New York'],
    ['MX', { stateCode: '', state: 'CDMX' }, 'CMX', 'Ciudad de México'],
    ['ES', { stateCode: '', state: 'Vizcaya', zipCode: '48001' }, 'BI', 'Bizkaia'],
    ['ES', { stateCode: '', state: '', zipCode: '41004' }, 'SE', 'Sevilla'],
    ['ES', { stateCode: '', state: 'Andalucía', zipCode: '41004' }, 'SE', 'Andalucía'],
    ['ES', { stateCode: '', state: 'Andalucía', zipCode: '' }, '', 'Andalucía'],
    ['FR', { stateCode: 'idf', state: 'Île-de-France' }, 'IDF', 'Île-de-France'],
  ])('elsewhere the state is kept as the list of the country names it: %s %o', (country, place, code, name) => {
    expect(checkAddress({ ...spain, country, ...place })).toMatchObject({ stateCode: code, state: name })
  })
  test('a street of China goes by its code, one without is looked for by its name', () => {
    expect(checkAddress({ ...china, street: '湖南路街道' })).toMatchObject({
      street: '湖南路街道',
      streetCode: '310104004',
    })
    expect(checkAddress({ ...china, streetCode: '310104004' })).toMatchObject({ street: '湖南路街道' })
    expect(checkAddress({ ...china, street: ' 新街道 ' })).toMatchObject({ street: '新街道', streetCode: '' })
    expect(reason({ ...china, streetCode: '110101001' })).toBe('placesMismatch')
    expect(reason({ ...china, street: '街道😀' })).toBe('badInput')
    expect(checkAddress({ ...spain, street: 'left over', streetCode: '310104004' })).toMatchObject({
      street: '',
      streetCode: '',
    })
  })
  test('needs a street, without emoji or special characters', () => {
    expect(reason({ ...china, detail: '  ' })).toBe('addressDetailRequired')
    for (const bad of [
      '路 1 号😀',
      '1️⃣ 号',
      '<b>x</b>',
      'a@b',
      'a_b',
      '100%',
      'x\u200Dy',
      '🇪🇸',
      '★ 路',
      'a"b',
      'C:\\x',
      'a;b',
      '①号',
    ])
      expect(reason({ ...china, detail: bad })).toBe('addressDetailInvalid')
    for (const good of [
      "C/ L'Hospitalet, 3º-2ª (atrás) #4 & co.",
      'Carrer d’Aragó 12·B',
      '衡山路１号，甲座（东）＃３・二〇三室、后门',
      'Straße 5',
      'ул. Ленина, 1',
      'นครราชสีมา 5',
      '東京都千代田区１－２',
      'e\u0301 4°',
    ])
      expect(reason({ ...china, detail: good })).toBe('fine')
  })
  test('needs a number that exists in the area', () => {
    for (const [areaCode, phone] of [
      ['86', '12345'],
      ['34', '13800138000'],
      ['86', 'call 13800138000'],
      ['86', '+34612345678'],
      ['999', '612345678'],
      ['86', '13800138000 ext 5'],
      ['0', '612345678'],
      ['86', '１'],
      ['1', '555'],
    ] as const)
      expect(reason({ ...china, areaCode, phone })).toBe('phoneInvalid')
    for (const [areaCode, phone] of [
      ['86', '+86 138 0013 8000'],
      ['86', '021-6123 4567'],
      ['852', '9123 4567'],
      ['1', '(201) 555-0123'],
      ['34', '912 345 678'],
    ] as const)
      expect(reason({ ...china, areaCode, phone })).toBe('fine')
  })
  test('no area code makes it stumble', () => {
    for (let code = 0; code < 10_000; code += 7)
      for (const phone of ['1', '+', '0', '612345678', '++34612345678', 'tel:+34612345678;ext=1', '٠١٢'])
        expect(['fine', 'phoneInvalid']).toContain(reason({ ...china, areaCode: String(code), phone }))
  })
  test('needs a name that a parcel can carry', () => {
    expect(reason({ ...china, consignee: ' ' })).toBe('badInput')
    expect(reason({ ...china, consignee: '😀' })).toBe('badInput')
    expect(reason({ ...spain, city: '<script>' })).toBe('badInput')
    expect(isPlainText('José-María O’Neill')).toBe(true)
  })
})

test('areas for freight, the most specific first', () => {
  expect(areasOf({ country: 'CN', stateCode: '31' })).toEqual(['CN-31', 'CN'])
  expect(areasOf({ country: 'ES', stateCode: 'MD' })).toEqual(['ES-MD', 'ES'])
  expect(areasOf({ country: 'ES', stateCode: '' })).toEqual(['ES'])
  expect(areasOf({ country: 'CN', stateCode: '81' })).toEqual(['CN-81', 'HK'])
  expect(areasOf({ country: 'HK', stateCode: '' })).toEqual(['HK', 'CN-81'])
})
