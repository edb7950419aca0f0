// Home.
export const handle = { shell: 'home', tab: 'home' }
export default function Home() {
  return <div className="wrap">Miralo</div>
}
