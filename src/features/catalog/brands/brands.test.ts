// Brands as staff keep them: named, closed, merged; by two at once, and while goods of them are being written.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changed, drafted, id, mustPublish, publish, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { mustSend, picture } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { brandsOf } from '#features/catalog/import/resolving.ts'
import type { Imported } from '#features/catalog/import/row.ts'
import { saveBrand } from '#features/catalog/products/products.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let keeper: Person
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  keeper = await joinAs(world, await world.person('keeper'), { audience: 'staff', role: 'catalogue' })
})
afterAll(() => world.close())

const root = '/api/v2/admin/brand'
const none = { story: {}, country: null, pinyin: '' }
const add = async (name: string) =>
  (await world.must(`${root}/add`, { ...none, name: same(name), requestId: id() }, keeper)).id
const one = (brandId: number) => world.must(`${root}/detail`, { id: brandId }, keeper)
const seen = async (brandId: number) => ({ id: brandId, version: (await one(brandId)).version })
const merge = async (from: number, into: number) =>
  world.ask(`${root}/merge`, { ...(await seen(from)), into, reason: 'Doubles', requestId: id() }, keeper)
const close = async (brandId: number, closed: boolean) =>
  world.must(`${root}/close`, { ...(await seen(brandId)), closed, requestId: id() }, keeper)
const listed = async (brandId: number) =>
  (await world.must('/api/v2/goods/goods/page', { brandIds: [brandId], size: 50 })).records.map((g) => g.id)
const hall = async () => (await world.must('/api/v2/goods/brand/page', { size: 50 })).records.map((b) => b.id)
const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason
const brandOf = async (productId: number) =>
  (await world.must('/api/v2/goods/goods/detail/normal', { id: productId })).brand?.id

describe('naming', () => {
  test('a new one without goods is to choose at the desk, and in no hall; one without a name is none', async () => {
    const made = await add('Linde & Söhne')
    expect(await one(made)).toMatchObject({ code: 'linde-sohne', letter: 'L', goods: 0, closed: false, alike: [] })
    expect(await hall()).not.toContain(made)
    const { brands } = await world.must('/api/v2/mch/goods/draft/choices', {}, kiln.keeper)
    expect(brands.find((b) => b.id === made)).toMatchObject({ name: 'Linde & Söhne' })
    const bare = { ...none, name: { 'en-US': ' – ' }, requestId: id() }
    expect((await world.ask(`${root}/add`, bare, keeper)).code).toBe(400230)
  })
  test('called the same but for signs and spaces it is there already; alike ones are told', async () => {
    const made = await add('Otter Works')
    const twin = { ...none, name: { 'es-ES': 'otter-works' }, requestId: id() }
    const reply = await world.ask(`${root}/add`, twin, keeper)
    expect([reply.code, reply.data]).toMatchObject([409231, { id: made, name: 'Otter Works' }])
    const near = await world.must(`${root}/alike`, { name: { 'en-US': 'Otter Work' } }, keeper)
    expect(near.records).toMatchObject([{ id: made, same: false }])
  })
  test('its new name is on its goods, in hall and search at once; its pinyin moves it in the index', async () => {
    const made = await add('Morgana')
    const product = await mustPublish(world, kiln.keeper, kiln.whole({ brandId: made }))
    const wish = { name: { 'en-US': 'Morganic', 'zh-CN': '重山' }, story: same('Old.'), country: 'ES' }
    const given = { ...(await seen(made)), ...wish, pinyin: 'Chong shan', requestId: id() }
    await world.must(`${root}/edit`, given, keeper)
    const shown = await world.must('/api/v2/goods/brand/detail', { id: made })
    expect(shown).toMatchObject({ name: 'Morganic', story: 'Old.', country: 'ES', letter: 'M', productCount: 1 })
    expect((await world.must('/api/v2/goods/brand/detail', { id: made }, { lang: 'zh-CN' })).letter).toBe('C')
    await world.runJobs()
    const found = await world.must('/api/v2/goods/goods/page', { keyword: 'morganic' })
    expect(found.records.map((g) => g.id)).toEqual([product])
    const { rows } = await world.pool.query(
      `select action, before -> 'name' ->> 'en-US' as was, after -> 'name' ->> 'en-US' as is from audit_log
       order by id desc limit 1`,
    )
    expect(rows[0]).toEqual({ action: 'brand.edit', was: 'Morgana', is: 'Morganic' })
  })
  test('of two who rename it at once one does, and the other is told', async () => {
    const made = await add('Twice')
    const wish = { ...(await seen(made)), ...none }
    const replies = await Promise.all(
      ['Left', 'Right'].map((name) =>
        world.ask(`${root}/edit`, { ...wish, name: same(name), requestId: id() }, keeper),
      ),
    )
    expect(replies.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 409230])
  })
  test('of two who make one of the same name at once one does', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => world.ask(`${root}/add`, { ...none, name: same('At once'), requestId: id() }, keeper)),
    )
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect(replies.filter((r) => reasonOf(r) === 'brandExists')).toHaveLength(2)
  })
  test('a logo is shown with it, and taken away', async () => {
    const made = await add('With a logo')
    await mustPublish(world, kiln.keeper, kiln.whole({ brandId: made }))
    const bytes = await picture(60, 60).png().toBuffer()
    const { uploadId } = await mustSend(world, keeper, 'shop', bytes, 'image/png')
    const { file } = await world.must(`${root}/logo`, { ...(await seen(made)), uploadId }, keeper)
    expect((await world.must('/api/v2/goods/brand/detail', { id: made })).logo).toBe(file)
    await world.must(`${root}/logo`, { ...(await seen(made)), uploadId: null }, keeper)
    expect((await world.must('/api/v2/goods/brand/detail', { id: made })).logo).toBeNull()
  })
})

describe('closing', () => {
  test('shoppers see it nowhere, its goods stay; who sells it goes on, no other shop can; then again', async () => {
    const made = await add('Hidden hand')
    const product = await mustPublish(world, kiln.keeper, kiln.whole({ brandId: made }))
    const paper = await writing(world, goods, 'paper')
    await close(made, true)
    await expect.poll(hall).not.toContain(made)
    expect((await world.ask('/api/v2/goods/brand/detail', { id: made })).status).toBe(404)
    expect(await brandOf(product)).toBeUndefined()
    const { facets } = await world.must('/api/v2/goods/goods/page', { facets: true })
    expect(facets!.brands.map((b) => b.id)).not.toContain(made)
    expect(await listed(made)).toEqual([product])
    await mustPublish(world, kiln.keeper, kiln.whole({ brandId: made }))
    const { brands } = await world.must('/api/v2/mch/goods/draft/choices', {}, paper.keeper)
    expect(brands.map((b) => b.id)).not.toContain(made)
    const begun = await world.must('/api/v2/mch/goods/add', { requestId: id() }, paper.keeper)
    const wish = { ...begun, content: paper.whole({ brandId: made }) }
    expect((await world.ask('/api/v2/mch/goods/edit', wish, paper.keeper)).data).toMatchObject({ field: 'brandId' })
    await close(made, false)
    expect(await brandOf(product)).toBe(made)
  })
})

describe('merging', () => {
  test('goods, drafts, followers, links, filters and files lead to the other one; nothing of it is left', async () => {
    const [from, into] = [await add('Kilnmark'), await add('The Real One')]
    const product = await mustPublish(world, kiln.keeper, kiln.whole({ brandId: from }))
    const draft = await drafted(world, kiln.keeper, kiln.whole({ brandId: from }))
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const follow = (brandId: number, who: Person) =>
      world.must('/api/v2/user/focus/addOrCancel', { type: 'brand', id: brandId, on: true }, who)
    await follow(from, ana)
    await follow(from, ben)
    await follow(into, ben)
    expect(await world.must(`${root}/merging`, { id: from }, keeper)).toEqual({
      onSale: 1,
      inStore: 0,
      shops: 1,
      drafts: 1,
      followers: 2,
    })
    expect(reasonOf(await merge(from, from))).toBe('brandIntoItself')
    expect(reasonOf(await merge(from, 999_999))).toBe('brandGone')
    const noReason = { ...(await seen(from)), into, reason: ' ', requestId: id() }
    expect(reasonOf(await world.ask(`${root}/merge`, noReason, keeper))).toBe('reasonRequired')
    expect((await merge(from, into)).status).toBe(200)
    expect((await world.ask(`${root}/detail`, { id: from }, keeper)).status).toBe(404)
    expect(await brandOf(product)).toBe(into)
    expect(await listed(into)).toEqual([product])
    // an old filter finds what it found
    const old = async () => {
      const { brandIds, records } = await world.must('/api/v2/goods/goods/page', { brandIds: [from] })
      return [brandIds, records.map((g) => g.id)]
    }
    await expect.poll(old).toEqual([[into], [product]])
    const moved = () => world.must('/api/v2/goods/brand/moved', { id: from })
    await expect.poll(moved).toEqual({ brandId: into })
    const written = await world.must('/api/v2/mch/goods/detail', { draftId: draft.draftId }, kiln.keeper)
    expect(written.draft!.content.brandId).toBe(into)
    const vendor = { vendor: 'kilnmark' } as Imported
    expect((await brandsOf(world.app.db, [vendor], 'en-US')).get('kilnmark')!.id).toBe(into)
    await world.runJobs()
    const shown = await world.must('/api/v2/goods/brand/detail', { id: into }, ana)
    expect(shown).toMatchObject({ followerCount: 2, followed: true, productCount: 1 })
    // what went into the other one leads on with it
    const last = await add('Last of all')
    expect((await merge(into, last)).status).toBe(200)
    await expect.poll(moved).toEqual({ brandId: last })
    await world.runJobs()
    expect((await world.must('/api/v2/goods/brand/detail', { id: last })).followerCount).toBe(2)
  })
  test('an editor that was open before saves and publishes after: it is the other one', async () => {
    const [from, into] = [await add('Before it'), await add('After it')]
    const begun = await world.must('/api/v2/mch/goods/add', { requestId: id() }, kiln.keeper)
    await merge(from, into)
    const content = kiln.whole({ brandId: from })
    const saved = await world.must('/api/v2/mch/goods/edit', { ...begun, content }, kiln.keeper)
    const reply = await publish(world, kiln.keeper, { draftId: begun.draftId, ...saved })
    expect(await brandOf(reply.data.productId!)).toBe(into)
  })
  test('goods that are published while it is merged are the other one’s, however they meet', async () => {
    const into = await add('Where they meet')
    for (let round = 0; round < 4; round++) {
      const from = await add(`Meeting ${'abcd'[round]}`)
      const stands = await mustPublish(world, kiln.keeper, kiln.whole({ brandId: from }))
      const fresh = await Promise.all([1, 2].map(() => drafted(world, kiln.keeper, kiln.whole({ brandId: from }))))
      const change = await changed(world, kiln.keeper, stands, (now) => ({ ...now, title: same(`Round ${round}`) }))
      const asked = { ...(await seen(from)), into, reason: 'x', requestId: id() }
      const [merged, ...published] = await Promise.all([
        world.ask(`${root}/merge`, asked, keeper),
        ...[...fresh, change].map((draft) => publish(world, kiln.keeper, draft)),
      ])
      expect([merged.status, ...published.map((r) => r.status)]).toEqual([200, 200, 200, 200])
      for (const reply of published) expect(await brandOf((reply.data as { productId: number }).productId)).toBe(into)
    }
    await world.runJobs()
    expect((await listed(into)).length).toBe(12)
    expect((await one(into)).goods).toBe(12)
  })
  test('of two that are merged into each other at once, one goes', async () => {
    const [a, b] = [await add('One side'), await add('Far side')]
    const wish = { reason: 'x' }
    const replies = await Promise.all([
      world.ask(`${root}/merge`, { ...(await seen(a)), ...wish, into: b, requestId: id() }, keeper),
      world.ask(`${root}/merge`, { ...(await seen(b)), ...wish, into: a, requestId: id() }, keeper),
    ])
    expect(replies.map((r) => r.status).toSorted((x, y) => x - y)).toEqual([200, 422])
  })
  test('a name of before that is free again is a brand of its own', async () => {
    const [from, into] = [await add('Free again'), await add('Kept on')]
    await merge(from, into)
    const again = await saveBrand(world.app.db, { code: 'free-again', name: same('Free again') })
    const vendor = { vendor: 'Free again' } as Imported
    expect((await brandsOf(world.app.db, [vendor], 'en-US')).get('Free again')!.id).toBe(again)
  })
})
