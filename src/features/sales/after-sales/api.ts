// Handlers of after-sales for buyers; those of merchants and staff have files of their own.
import { appeal, edit, file, withdraw } from './claiming.ts'
import {
  claimAppeal,
  claimCancel,
  claimCount,
  claimCreate,
  claimEdit,
  claimPage,
  claimPreview,
  claimShow,
  logisticsAdd,
  logisticsCompanies,
  reasonList,
  replacementConfirm,
} from './contract.ts'
import { listOwn, listReasons, preview, showClaim } from './reading.ts'
import { claimCounts } from './reading-queries.ts'
import { confirmReplacement, sendBack } from './sending.ts'
import { openCarriers } from '../fulfilment/known-carriers.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(reasonList, ({ db, lang }, { type, returnGoods }) => listReasons(db, lang, type, returnGoods)),
  handled(claimPreview, ({ db, app, user, lang }, input) => preview(db, app, user.userId, lang, input)),
  handled(claimCreate, async ({ db, app, user }, { orderNo, lines, requestId: _, ...wish }) => ({
    serviceNos: await file(db, app, user.userId, orderNo, wish, lines),
  })),
  handled(claimEdit, async ({ db, app, user }, { serviceNo, requestId: _, ...wish }) => ({
    status: await edit(db, app, user.userId, serviceNo, wish),
  })),
  handled(claimPage, ({ db, app, user, lang }, input) => listOwn(db, app, user.userId, lang, input)),
  handled(claimCount, ({ db, user }) => claimCounts(db, { userId: user.userId }, 'buyer')),
  handled(claimShow, ({ db, app, user, lang }, { serviceNo }) =>
    showClaim(db, app, { userId: user.userId }, lang, serviceNo),
  ),
  handled(claimCancel, async ({ db, app, user }, { serviceNo }) => ({
    status: await withdraw(db, app, user.userId, serviceNo),
  })),
  handled(claimAppeal, async ({ db, app, user }, { serviceNo, explanation, uploadIds = [] }) => ({
    status: await appeal(db, app, user.userId, serviceNo, { explanation, uploadIds }),
  })),
  handled(logisticsCompanies, async ({ lang }) =>
    openCarriers().map(({ code, names, waybill, example }) => ({
      code,
      name: names[lang],
      pattern: waybill.source,
      example,
    })),
  ),
  handled(logisticsAdd, async ({ db, app, user }, { serviceNo, requestId: _, ...parcel }) => {
    const { status, deadline } = await sendBack(db, app, user.userId, serviceNo, parcel)
    return { status, deadline: deadline?.toISOString() ?? null }
  }),
  handled(replacementConfirm, async ({ db, app, user }, { serviceNo }) => ({
    status: await confirmReplacement(db, app, user.userId, serviceNo),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
