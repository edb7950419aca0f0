// The shape of the list of orders while another tab or search is slow to come.
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'

export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {[0, 1, 2].map((n) => (
        <div className="order-card" key={n}>
          <div className="order-card-head">
            <SkeletonLine width="220px" />
          </div>
          <div className="goods-line">
            <Skeleton ratio="1" />
            <div>
              <SkeletonLine width="60%" />
              <SkeletonLine width="30%" className="mt-3" />
            </div>
          </div>
          <div className="order-card-foot">
            <SkeletonLine width="160px" />
          </div>
        </div>
      ))}
    </div>
  )
}
