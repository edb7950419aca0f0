// Countries, China down to its streets and the states of others, as forms ask for them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

describe('places', () => {
  const places = async (input: { country?: string; parent?: string }, lang?: string) =>
    (await world.must('/api/v2/config/region/list', input, lang ? { lang } : {})).records
  test('countries by name in the language, with calling codes', async () => {
    const english = await places({})
    expect(english).toContainEqual({ code: 'ES', name: 'Spain', areaCode: '34' })
    expect(english.length).toBeGreaterThan(200)
    expect(await places({}, 'zh-CN')).toContainEqual({ code: 'HK', name: '中国香港特别行政区', areaCode: '852' })
    expect((await places({}, 'es-ES')).findIndex((c) => c.name === 'España')).toBeGreaterThan(0)
  })
  test('China down to its streets, in characters or in both scripts, with what they are found by', async () => {
    expect(await places({ country: 'CN' }, 'zh-CN')).toContainEqual({
      code: '310000',
      name: '上海市',
      also: 'shanghai sh shanghaishi shs',
    })
    expect(await places({ country: 'CN' })).toContainEqual({
      code: '610000',
      name: 'Shaanxi 陕西省',
      local: '陕西省',
      also: expect.stringContaining('shaanxi'),
    })
    expect(await places({ country: 'CN', parent: '310000' }, 'zh-CN')).toMatchObject([
      { code: '310100', name: '上海市' },
    ])
    expect(await places({ country: 'CN', parent: '310100' }, 'es-ES')).toContainEqual({
      code: '310104',
      name: 'Xuhui 徐汇区',
      local: '徐汇区',
      also: 'xuhui xh xuhuiqu xhq',
    })
    expect(await places({ parent: '310104' }, 'zh-CN')).toContainEqual({
      code: '310104004',
      name: '湖南路街道',
      also: expect.stringContaining('hnl'),
    })
    expect(await places({ parent: '321150' }, 'zh-CN')).toContainEqual({
      code: '321171002',
      name: '大港街道',
      also: expect.any(String),
    })
    expect(await places({ parent: '999999' })).toEqual([])
  })
  test('other countries by their states, where a list is kept', async () => {
    expect(await places({ country: 'US' })).toContainEqual({ code: 'IL', name: 'Illinois' })
    expect(await places({ country: 'ES' })).toHaveLength(52)
    expect(await places({ country: 'ES' })).toContainEqual({
      code: 'BI',
      name: 'Bizkaia',
      also: expect.stringContaining('Vizcaya'),
    })
    expect(await places({ country: 'FR' })).toEqual([])
  })
})
