// Which page numbers a pagination shows; null is a gap of at least two pages.

export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages))
  const shown: (number | null)[] = []
  let last = 0
  for (const number of [...near].toSorted((left, right) => left - right)) {
    if (number - last === 2) shown.push(number - 1)
    else if (number - last > 2) shown.push(null)
    shown.push(number)
    last = number
  }
  return shown
}
