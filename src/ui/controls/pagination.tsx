// Pages of a long list by number: first, last, and those around the present one.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import { wear } from '../layout/wear.tsx'
import type { Wearer } from '../layout/wear.tsx'

export type PaginationProps = {
  label: string
  /** From 1. */
  page: number
  pages: number
  linkTo: (page: number) => Wearer
  previousLabel: string
  nextLabel: string
  /** "Page 3" */
  pageLabel: (page: number) => string
  className?: string
}

const CELL =
  'grid min-h-11 min-w-9 place-items-center rounded-control px-1 sm:min-w-11 sm:px-2 tabular-nums hover:bg-sunken ' +
  'aria-[current]:rounded-none aria-[current]:border-b-2 aria-[current]:border-thread aria-[current]:font-semibold'

export function Pagination({
  label,
  page,
  pages,
  linkTo,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
}: PaginationProps) {
  if (pages <= 1) return null
  const arrow = (to: number, words: string, drawing: LucideIcon) =>
    to >= 1 && to <= pages ? (
      wear(linkTo(to), CELL, <Icon of={drawing} size={18} />, { 'aria-label': words })
    ) : (
      <span className="block min-w-9 sm:min-w-11" />
    )
  return (
    <nav aria-label={label} className={classes('mt-10', className)}>
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <li>{arrow(page - 1, previousLabel, ChevronLeft)}</li>
        {pageNumbers(page, pages).map((number, place) => (
          <li key={number ?? `gap-${place}`}>
            {number === null ? (
              <span className="px-1 text-ink-3">…</span>
            ) : (
              wear(linkTo(number), CELL, number, {
                'aria-label': pageLabel(number),
                'aria-current': number === page ? 'page' : undefined,
              })
            )}
          </li>
        ))}
        <li>{arrow(page + 1, nextLabel, ChevronRight)}</li>
      </ul>
    </nav>
  )
}
