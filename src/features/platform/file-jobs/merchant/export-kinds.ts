// What can be taken out as a file, and who may. Whose call it is follows from its path.
export const exportKinds = [
  { name: 'goodsExport', path: '/api/v2/mch/goods/export', needs: 'goods.read', ranged: false },
  { name: 'stockExport', path: '/api/v2/mch/stock/export', needs: 'goods.read', ranged: false },
  { name: 'orderExport', path: '/api/v2/mch/order/export', needs: 'order.read', ranged: true },
  { name: 'claimExport', path: '/api/v2/mch/refund/export', needs: 'aftersale.read', ranged: true },
  { name: 'buyerExport', path: '/api/v2/mch/buyer/export', needs: 'buyer.read', ranged: false },
  { name: 'logExport', path: '/api/v2/mch/log/export', needs: 'log.read', ranged: true },
] as const
export type ExportKind = (typeof exportKinds)[number]
