// What waits for whoever works here: asked anew when the shop tells that something moved, at once after the page was
// away, and whenever a screen did something.
import { createContext, use, useCallback, useEffect, useMemo, type ReactNode } from 'react'
import type { Output } from './call.ts'
import { openLine } from './line.ts'
import { useMember } from './member.tsx'
import { side } from './side.ts'
import { useAsked, usePolled, useStirred } from './use-call.ts'

/** Of both sides: what the one does not know is not there. */
export type Todo = Partial<Output<'/api/v2/mch/order/todo'> & Output<'/api/v2/admin/order/todo'>> & {
  claims?: number
  invoices?: number
  comments?: number
  reviewCases?: number
  reports?: number
  lowStock?: number
  applications?: number
  goodsReturned?: number
  goodsReviews?: number
  brandRequests?: number
  feedback?: number
  identities?: number
  closings?: number
  statements?: number
  disputes?: number
  withdrawals?: number
  refundTrouble?: number
  chargebacks?: number
  transfers?: number
  feeInvoices?: number
}
interface Told {
  todo: Todo | undefined
  again: () => void
}
const TodoContext = createContext<Told>({ todo: undefined, again: () => undefined })
export const useTodo = (): Told => use(TodoContext)

const calls = { merchant: '/api/v2/mch/order/todo', staff: '/api/v2/admin/order/todo' } as const
/** Of what no line tells. */
const aMinute = 60_000
const claimCalls = { merchant: '/api/v2/mch/refund/count', staff: '/api/v2/admin/refund/count' } as const
const reviewsEvery = 60_000
/** Of reviews: those to answer at a merchant's desk, cases at the staff's. */
function useReviews(): { comments?: number; reviewCases?: number; again: () => void } {
  const may = useMember().may('comment.read')
  const { data: mch, again: askMch } = useAsked('/api/v2/mch/comment/count', may && side === 'merchant' ? {} : null)
  const { data: own, again: askOwn } = useAsked('/api/v2/admin/comment/count', may && side === 'staff' ? {} : null)
  const again = side === 'merchant' ? askMch : askOwn
  usePolled(again, reviewsEvery)
  return { ...(mch && { comments: mch.unanswered }), ...(own && { reviewCases: own.open }), again }
}
/** What shoppers tell the staff: reported products and merchants, and feedback. */
function useTold() {
  const { may } = useMember()
  const staff = side === 'staff'
  const { data: reports, again: askReports } = useAsked(
    '/api/v2/admin/report/count',
    staff && may('report.read') ? {} : null,
  )
  const { data: feedback, again: askFeedback } = useAsked(
    '/api/v2/admin/feedback/count',
    staff && may('feedback.read') ? {} : null,
  )
  const again = useCallback(() => {
    askReports()
    askFeedback()
  }, [askReports, askFeedback])
  usePolled(again, reviewsEvery)
  return { reports: reports?.open, feedback: feedback?.open, again }
}
/** Applications to sell, of staff. */
function useApplications(): { applications: number | undefined; again: () => void } {
  const may = useMember().may('merchant.read') && side === 'staff'
  const { data, again } = useAsked('/api/v2/admin/merchant/apply/count', may ? {} : null)
  usePolled(again, aMinute)
  return { applications: data?.waiting, again }
}
/** People who wait for an answer about themselves, of staff. */
function usePeople() {
  const may = useMember().may('review.read') && side === 'staff'
  const { data: checks, again: askChecks } = useAsked('/api/v2/admin/auth/count', may ? {} : null)
  const { data: closings, again: askClosings } = useAsked('/api/v2/admin/cancel/count', may ? {} : null)
  const again = useCallback(() => {
    askChecks()
    askClosings()
  }, [askChecks, askClosings])
  usePolled(again, aMinute)
  return { identities: checks && checks.personal + checks.company, closings: closings?.submitted, again }
}
/** SKUs that fell to their warning line; of merchants only. */
function useLowStock() {
  const may = useMember().may('goods.read')
  const { data, again } = useAsked('/api/v2/mch/stock/count', may && side === 'merchant' ? {} : null)
  usePolled(again, aMinute)
  return { lowStock: data?.low, again }
}
/** Goods that staff look at, and at a merchant's desk those that they returned. */
function useGoods() {
  const may = useMember().may('goods.read')
  const { data: mch, again: askMch } = useAsked('/api/v2/mch/goods/draft/count', may && side === 'merchant' ? {} : null)
  const { data: own, again: askOwn } = useAsked('/api/v2/admin/goods/count', may && side === 'staff' ? {} : null)
  const again = side === 'merchant' ? askMch : askOwn
  usePolled(again, reviewsEvery)
  return { goodsReturned: mch?.returned, goodsReviews: own?.waiting, again }
}
/** Withdrawals that wait, of staff. */
function useWithdrawals(): { withdrawals: number | undefined; again: () => void } {
  const may = useMember().may('withdraw.read') && side === 'staff'
  const { data, again } = useAsked('/api/v2/admin/withdraw/count', may ? {} : null)
  usePolled(again, aMinute)
  return { withdrawals: data?.waiting, again }
}
/** Money that goes back with trouble, of staff: refunds, and payments that banks take back. */
function useMoneyBack() {
  const may = useMember().may('payout.read') && side === 'staff'
  const { data: refunds, again: askRefunds } = useAsked('/api/v2/admin/reroute/count', may ? {} : null)
  const { data: banks, again: askBanks } = useAsked('/api/v2/admin/chargeback/count', may ? {} : null)
  const again = useCallback(() => {
    askRefunds()
    askBanks()
  }, [askRefunds, askBanks])
  usePolled(again, aMinute)
  return { refundTrouble: refunds && refunds.trouble + refunds.asked, chargebacks: banks?.unanswered, again }
}
/** Bank transfers that wait, of staff. */
function useTransfers(): { transfers: number | undefined; again: () => void } {
  const may = useMember().may('transfer.read') && side === 'staff'
  const { data, again } = useAsked('/api/v2/admin/pay/transfer/count', may ? {} : null)
  usePolled(again, aMinute)
  return { transfers: data?.waiting, again }
}
/** Brands that shops ask for, of staff. */
function useBrandRequests(): { brandRequests: number | undefined; again: () => void } {
  const may = useMember().may('brand.read') && side === 'staff'
  const { data, again } = useAsked('/api/v2/admin/brand/request/count', may ? {} : null)
  usePolled(again, aMinute)
  return { brandRequests: data?.waiting, again }
}
/** Statements: at a merchant's desk those to answer, at the staff's the disputes and what waits for who issues. */
function useStatements() {
  const may = useMember().may('bill.read')
  const { data: mch, again: askMch } = useAsked('/api/v2/mch/bill/count', may && side === 'merchant' ? {} : null)
  const { data: own, again: askOwn } = useAsked('/api/v2/admin/bill/count', may && side === 'staff' ? {} : null)
  const { data: fees, again: askFees } = useAsked('/api/v2/admin/feeInvoice/count', may && side === 'staff' ? {} : null)
  const again = useCallback(() => {
    askMch()
    askOwn()
    askFees()
  }, [askMch, askOwn, askFees])
  usePolled(again, aMinute)
  // only what waits for somebody: the rest is issued by itself
  const feeInvoices = fees && (fees.hasIssuer ? 0 : fees.waiting)
  return { statements: mch?.open, disputes: own?.disputed, feeInvoices, again }
}
/** Without those that nobody told. */
const known = (counts: Record<string, number | undefined>): Todo =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== undefined))
/** What waits at the desks of staff alone. */
function useQueues() {
  const { reports, feedback, again: askTold } = useTold()
  const { applications, again: askApplications } = useApplications()
  const { identities, closings, again: askPeople } = usePeople()
  const { brandRequests, again: askBrands } = useBrandRequests()
  const { withdrawals, again: askWithdrawals } = useWithdrawals()
  const { refundTrouble, chargebacks, again: askMoneyBack } = useMoneyBack()
  const { transfers, again: askTransfers } = useTransfers()
  const queues = useMemo(() => {
    const told = { reports, feedback, applications, identities, closings }
    return known({ ...told, brandRequests, withdrawals, refundTrouble, chargebacks, transfers })
  }, [
    reports,
    feedback,
    applications,
    identities,
    closings,
    brandRequests,
    withdrawals,
    refundTrouble,
    chargebacks,
    transfers,
  ])
  const again = useCallback(() => {
    askTold()
    askApplications()
    askPeople()
    askBrands()
    askWithdrawals()
    askMoneyBack()
    askTransfers()
  }, [askTold, askApplications, askPeople, askBrands, askWithdrawals, askMoneyBack, askTransfers])
  return { queues, again }
}
export function TodoProvider({ children }: { children: ReactNode }) {
  const { may } = useMember()
  const { data, again } = useAsked(calls[side], may('order.read') ? {} : null)
  const { data: claims, again: askClaims } = useAsked(claimCalls[side], may('aftersale.read') ? {} : null)
  const issues = side === 'merchant' && may('invoice.read')
  const { data: invoices, again: askInvoices } = useAsked('/api/v2/mch/invoice/count', issues ? {} : null)
  const { comments, reviewCases, again: askReviews } = useReviews()
  const { lowStock, again: askStock } = useLowStock()
  const { goodsReturned, goodsReviews, again: askGoods } = useGoods()
  const { statements, disputes, feeInvoices, again: askStatements } = useStatements()
  const { queues, again: askQueues } = useQueues()
  const all = useCallback(() => {
    again()
    askClaims()
    askInvoices()
    askReviews()
    askStock()
    askGoods()
    askStatements()
    askQueues()
  }, [again, askClaims, askInvoices, askReviews, askStock, askGoods, askStatements, askQueues])
  useStirred(again, 'orders')
  useStirred(askClaims, 'claims')
  usePolled(askInvoices, aMinute)
  const listens = may('order.read') || may('aftersale.read')
  useEffect(() => (listens ? openLine() : undefined), [listens])
  const [mine, requested] = [claims?.mine, invoices?.requested]
  const told = useMemo(() => {
    const goods = { lowStock, goodsReturned, goodsReviews, statements, disputes, feeInvoices }
    const beside = known({ claims: mine, invoices: requested, comments, reviewCases, ...goods })
    return { todo: { ...data, ...queues, ...beside }, again: all }
  }, [
    data,
    queues,
    mine,
    requested,
    comments,
    reviewCases,
    lowStock,
    goodsReturned,
    goodsReviews,
    statements,
    disputes,
    feeInvoices,
    all,
  ])
  return <TodoContext value={told}>{children}</TodoContext>
}
