import { expect, test } from 'vitest'
import { parseAddress } from './address-parse.ts'

const shanghai = { country: 'CN', consignee: '林月然', phone: '13800132719', areaCode: '86', state: '上海市', stateCode: '31', city: '上海市', region: '徐汇区' }
test.each([
  ['林月然 13800132719 上海市徐汇区武康路168号4栋1203室', { ...shanghai, detail: '武康路168号4栋1203室' }],
  ['林月然，138-0013-2719，上海徐汇区武康路 168 号', { ...shanghai, detail: '武康路 168 号' }],
  ['收货人：林月然\n手机号码：13800132719\n所在地区：上海市 上海市 徐汇区\n详细地址：武康路168号', { ...shanghai, detail: '武康路168号' }],
  ['上海市徐汇区武康路168号 200031 林月然 +86 138 0013 2719', { ...shanghai, zipCode: '200031', detail: '武康路168号' }],
  [
    '广东省深圳市南山区科技园南路 12 号，王小明，13922223333',
    { state: '广东省', stateCode: '44', city: '深圳市', region: '南山区', consignee: '王小明', detail: '科技园南路 12 号' },
  ],
  ['杭州市西湖区龙井路1号 13800132719 陈晨', { state: '浙江省', stateCode: '33', city: '杭州市', region: '西湖区', consignee: '陈晨', detail: '龙井路1号' }],
])('Chinese: %s', (text, expected) => {
  expect(parseAddress(text, 'CN')).toMatchObject(expected)
})

test.each([
  [
    'María Antonia García Llorente\nCalle Francos 14, 2.º B\n41004 Sevilla\nEspaña\n600 112 233',
    'ES',
    {
      country: 'ES',
      givenName: 'María Antonia',
      surname: 'García Llorente',
      areaCode: '34',
      phone: '600112233',
      zipCode: '41004',
      city: 'Sevilla',
      detail: 'Calle Francos 14, 2.º B',
    },
  ],
  [
    'Ana Ruiz, C/ Mayor 1, 28801 Alcalá de Henares (Madrid), +34 612 345 678',
    'CN',
    { country: 'ES', givenName: 'Ana', surname: 'Ruiz', zipCode: '28801', city: 'Alcalá de Henares', state: 'Madrid', detail: 'C/ Mayor 1' },
  ],
  [
    'Jane Doe\n742 Evergreen Terrace\nSpringfield, IL 62704\nUnited States\n+1 217 782 2000',
    'ES',
    { country: 'US', givenName: 'Jane', surname: 'Doe', zipCode: '62704', city: 'Springfield', state: 'IL', detail: '742 Evergreen Terrace' },
  ],
])('elsewhere: %s', (text, country, expected) => {
  expect(parseAddress(text, country)).toMatchObject(expected)
})

test('a text that says nothing leaves everything empty', () => {
  expect(parseAddress('???', 'ES')).toMatchObject({ country: 'ES', consignee: '', phone: '', city: '', zipCode: '' })
})
