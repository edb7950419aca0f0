// Addresses of reviews: whatever is written is read again, and nonsense is no filter.
import { expect, test } from 'vitest'
import { isFiltered, pageInputOf, readReviewQuery, reviewsAddress, type ReviewQuery } from './review-query.ts'

const read = (address: string): ReviewQuery => readReviewQuery(7, new URL(address, 'http://x').searchParams)

test('an address comes back as the same query', () => {
  const queries: Partial<ReviewQuery>[] = [
    {},
    { rating: 2 },
    { withVideo: true },
    { tag: 'worthIt' },
    { withPhotos: true, followUp: true, sort: 'newest' },
    { language: 'es-ES', spec: { code: 'glaze', value: 'moon:white' }, after: 'abc', sort: 'ratingUp' },
  ]
  for (const q of queries) {
    const address = reviewsAddress({ productId: 7, ...q })
    expect(reviewsAddress(read(address))).toBe(address)
    expect(read(address)).toMatchObject(q)
    expect(isFiltered(read(address))).toBe(Object.keys(q).some((k) => k !== 'sort' && k !== 'after'))
  }
})
test('nonsense is left out', () => {
  const q = read('/goods/pingjia?goodsId=7&rating=6&photos=yes&video=0&tag=a-b&in=de-DE&spec=:x&sort=best&after=')
  expect(pageInputOf(q)).toEqual({ productId: 7, size: 10, sort: 'useful' })
  expect(read('/goods/pingjia?rating=4.5&spec=glaze:').rating).toBeUndefined()
  expect(read('/goods/pingjia?spec=glaze:').spec).toBeUndefined()
})
