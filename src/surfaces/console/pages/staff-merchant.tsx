// A shop at the staff's desk, in which two features meet: the shop itself, and its closing for good.
import { StaffMerchant } from '#features/catalog/applying/staff/merchant.tsx'
import { StaffClosing } from '#features/afterwards/shop-closing/staff/closing.tsx'

export default function StaffMerchantPage() {
  return (
    <StaffMerchant
      renderClosing={(merchantId, shop, onDone) => <StaffClosing key={merchantId} {...{ merchantId, shop, onDone }} />}
    />
  )
}
