import { expect, test } from 'vitest'
import { addDays, addMonths, clampDay, dayOf, dayText, readDay, weekday, weekStart, weeksOf } from './date-text.ts'

test('a day is written and read in the order of the language', () => {
  expect([dayText('2026-03-08', 'en-US'), dayText('2026-03-08', 'es-ES'), dayText('2026-03-08', 'zh-CN')]).toEqual([
    '03/08/2026',
    '08/03/2026',
    '2026/03/08',
  ])
  for (const lang of ['en-US', 'es-ES', 'zh-CN'] as const)
    expect(readDay(dayText('2026-03-08', lang), lang)).toBe('2026-03-08')
})

test.each([
  ['8.3.2026', 'es-ES', '2026-03-08'],
  ['8/3/2026', 'en-US', '2026-08-03'],
  ['2026-03-08', 'en-US', '2026-03-08'],
  ['08032026', 'es-ES', '2026-03-08'],
  ['20260308', 'zh-CN', '2026-03-08'],
  ['2026年3月8日', 'zh-CN', '2026-03-08'],
  ['２０２６／３／８', 'zh-CN', '2026-03-08'],
  ['30/02/2026', 'es-ES', undefined],
  ['29/02/2028', 'es-ES', '2028-02-29'],
  ['08/03', 'es-ES', undefined],
  ['tomorrow', 'en-US', undefined],
  ['08/03/26', 'es-ES', undefined],
] as const)('%s in %s is %s', (text, lang, day) => expect(readDay(text, lang)).toBe(day))

test('days and months are counted over their ends', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-01-01', -1), addDays('2026-03-28', 2)]).toEqual([
    '2026-03-01',
    '2025-12-31',
    '2026-03-30',
  ])
  expect([addMonths('2026-01-31', 1), addMonths('2026-01-31', -2), addMonths('2028-02-29', 12)]).toEqual([
    '2026-02-28',
    '2025-11-30',
    '2029-02-28',
  ])
  expect([dayOf(2026, 13, 1), dayOf(26, 1, 1), dayOf(2026, 12, 31)]).toEqual([undefined, undefined, '2026-12-31'])
  expect([
    clampDay('2026-05-01', '2026-06-01'),
    clampDay('2026-05-01', undefined, '2026-04-01'),
    clampDay('2026-05-01'),
  ]).toEqual(['2026-06-01', '2026-04-01', '2026-05-01'])
})

test('weeks begin where the country begins them and hold the whole month', () => {
  expect([weekStart('en-US'), weekStart('es-ES')]).toEqual([7, 1])
  const spain = weeksOf('2026-03-08', 1)
  expect([spain[0]![0], spain.at(-1)![6], spain.length]).toEqual(['2026-02-23', '2026-04-05', 6])
  const america = weeksOf('2026-03-08', 7)
  expect([america[0]![0], america.at(-1)![6], weekday(america[0]![0]!)]).toEqual(['2026-03-01', '2026-04-04', 7])
  // February 2021 fills four weeks exactly
  expect(weeksOf('2021-02-14', 1)).toHaveLength(4)
})
