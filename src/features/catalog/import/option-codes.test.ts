import { expect, test } from 'vitest'
import { slug, withCodes } from './option-codes.ts'

test('codes are made from names, stay unique, and known names keep theirs', () => {
  expect([slug('Ocean Blue'), slug('Café / Añil'), slug('青瓷 大'), slug('***')]).toEqual([
    'ocean-blue',
    'cafe-anil',
    '青瓷-大',
    '',
  ])
  const known = [
    {
      code: 'color',
      name: { 'en-US': 'Glaze', 'zh-CN': '釉色' },
      values: [{ code: 'celadon', name: { 'en-US': 'Celadon green' }, picture: 'x' }],
    },
  ]
  expect(
    withCodes(
      [
        { name: 'Glaze', values: ['Celadon', 'Celadon green', 'celadon'] },
        { name: 'Color', values: ['*', '!'] },
      ],
      'en-US',
      known,
    ),
  ).toEqual([
    {
      code: 'color',
      name: { 'en-US': 'Glaze', 'zh-CN': '釉色' },
      values: [
        { code: 'celadon-2', name: { 'en-US': 'Celadon' } },
        { code: 'celadon', name: { 'en-US': 'Celadon green' }, picture: 'x' },
        { code: 'celadon-3', name: { 'en-US': 'celadon' } },
      ],
    },
    {
      code: 'color-2',
      name: { 'en-US': 'Color' },
      values: [
        { code: 'v', name: { 'en-US': '*' } },
        { code: 'v-2', name: { 'en-US': '!' } },
      ],
    },
  ])
})
