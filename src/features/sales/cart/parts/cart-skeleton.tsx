// The cart's shape while a visitor's lines are looked up.
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import './cart.css'
import './buying.css'

export function CartSkeleton({ label }: { label: string }) {
  return (
    <div className="buy-two" role="status" aria-busy="true" aria-label={label}>
      <div className="shop-group">
        <div className="shop-group-head">
          <SkeletonLine width="180px" />
        </div>
        {[0, 1].map((n) => (
          <div className="cart-line" key={n}>
            <Skeleton width="20px" height="20px" className="cart-line-tick" />
            <Skeleton ratio="1" />
            <div>
              <SkeletonLine width="70%" />
              <SkeletonLine width="40%" className="mt-3" />
            </div>
            <Skeleton width="112px" height="36px" className="wide-only" />
            <SkeletonLine width="90px" className="wide-only" />
          </div>
        ))}
      </div>
      <Skeleton height="300px" className="wide-only" />
    </div>
  )
}
