// Shops at the staff's desk, in which two features meet: applications and shops, and those that are to close.
import { Merchants } from '#features/catalog/applying/staff/merchants.tsx'
import { ShopsClosing } from '#features/afterwards/shop-closing/staff/closing.tsx'

export default function StaffMerchantsPage() {
  return <Merchants closing={<ShopsClosing />} />
}
