// Runs inside the hosted page: where its time is shown, counts down from the time left when the page was made, then loads it again.
const clock = document.getElementById('clock')
const left = Number(clock?.dataset.left)
const start = performance.now()
const two = (number) => String(number).padStart(2, '0')
const tick = () => {
  const seconds = Math.max(0, Math.ceil(left - (performance.now() - start) / 1000))
  const hours = Math.floor(seconds / 3600)
  clock.textContent = (hours ? `${hours}:` : '') + `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  if (seconds === 0) location.replace(location.pathname)
  else setTimeout(tick, 250)
}
if (clock) tick()
addEventListener('pageshow', (event) => event.persisted && location.reload())
