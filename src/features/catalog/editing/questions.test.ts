// Custom options in the editor: kept with the draft, judged at publishing, looked at by staff, shown to shoppers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, drafted, publish, writing, type Content, type Writing } from '../../../../test/drafting.ts'
import { makeShop } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { causesOf } from './checking.ts'
import { changesOf } from './merging.ts'

let world: World
let kiln: Writing
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0 } })
  kiln = await writing(world, await makeShop(world))
})
afterAll(() => world.close())

type Question = Content['questions'][number]
const name = (more: Partial<Question> = {}): Question => ({
  code: 'name',
  kind: 'text',
  label: { 'en-US': 'Name', 'zh-CN': '名字' },
  required: true,
  madeToOrder: true,
  maxLength: 12,
  choices: [],
  ...more,
})
const ribbon = (names: string[]): Question =>
  name({
    code: 'ribbon',
    kind: 'choice',
    label: { 'en-US': 'Ribbon' },
    required: false,
    madeToOrder: false,
    choices: names.map((one) => ({ code: one, name: { 'en-US': one } })),
  })
const published = async (questions: Question[]) => {
  const { data } = await publish(world, kiln.keeper, await drafted(world, kiln.keeper, kiln.whole({ questions })))
  return data
}

test('published with the goods; shoppers read them in their language, and nothing is promised back', async () => {
  const { productId } = await published([
    name({ label: { 'en-US': ' Na\u202eme ', 'zh-CN': '名字' } }),
    ribbon(['Red', 'Blue']),
  ])
  const shown = await world.must('/api/v2/goods/goods/detail/normal', { id: productId! })
  expect(shown.questions).toEqual([
    { code: 'name', kind: 'text', label: 'Name', required: true, madeToOrder: true, maxLength: 12, choices: [] },
    {
      code: 'ribbon',
      kind: 'choice',
      label: 'Ribbon',
      required: false,
      madeToOrder: false,
      maxLength: 12,
      choices: [
        { code: 'Red', name: 'Red' },
        { code: 'Blue', name: 'Blue' },
      ],
    },
  ])
  expect(shown.services).not.toContain('return7')
})
test('with nothing that must be answered and is made to order, what was promised back stays', async () => {
  const services = async (questions: Question[]) =>
    (await world.must('/api/v2/goods/goods/detail/normal', { id: (await published(questions)).productId! })).services
  expect(await services([name({ madeToOrder: false })])).toContain('return7')
  expect(await services([name({ required: false })])).toContain('return7')
  expect(await services([name()])).not.toContain('return7')
})
test('a question without words, a choice without choices, and two alike are told', async () => {
  const faults = async (questions: Question[]) =>
    ((await published(questions)) as unknown as { faults: { at: string; rule: string }[] }).faults
  expect(await faults([name({ label: {} }), ribbon([]), name({ code: 'again' })])).toEqual([
    { at: 'questions.0', rule: 'required' },
    { at: 'questions.1', rule: 'required' },
  ])
  expect(await faults([name(), name({ code: 'again' })])).toEqual([{ at: 'questions.1', rule: 'twice' }])
  expect(await faults([ribbon(['Red', 'Red'])])).toEqual([{ at: 'questions.0.1', rule: 'twice' }])
})
test('no more than five, of no more than 200 letters, with nothing else in them', async () => {
  const begun = await drafted(world, kiln.keeper, kiln.whole())
  const save = async (questions: unknown[]) =>
    (
      await world.ask(
        '/api/v2/mch/goods/edit',
        { ...begun, content: { ...kiln.whole(), questions } } as never,
        kiln.keeper,
      )
    ).data.reason
  expect(await save(Array.from({ length: 6 }, (_, i) => name({ code: `q${i}` })))).toBe('badInput')
  expect(await save([name({ maxLength: 201 })])).toBe('badInput')
  expect(await save([{ ...name(), price: 100 }])).toBe('badInput')
  expect(await save([{ ...name(), kind: 'file' }])).toBe('badInput')
})
test('staff look at a change of questions as at other texts, and see it line by line', async () => {
  const before = kiln.whole({ questions: [name()] })
  const after = kiln.whole({ questions: [name({ required: false }), ribbon(['Red'])] })
  expect(causesOf(before, after, 0)).toEqual(['texts'])
  expect(changesOf(before, after).filter(({ field }) => field === 'questions')).toEqual([
    { field: 'questions', of: 'zh-CN', before: '名字 * ! (12)', after: '名字 ! (12)\n–: –' },
    { field: 'questions', of: 'en-US', before: 'Name * ! (12)', after: 'Name ! (12)\nRibbon: Red' },
    { field: 'questions', of: 'es-ES', before: '– * ! (12)', after: '– ! (12)\n–: –' },
  ])
  const { productId } = await published([name()])
  const { data } = await publish(
    world,
    kiln.keeper,
    await changed(world, kiln.keeper, productId!, (now) => ({ ...now, questions: [] })),
  )
  expect(data.outcome).toBe('inReview')
})
