// Lists every setting of the shop with its environment name, default, unit and meaning (npm run -s settings).
import { settings } from '#app.ts'
import { environmentName } from '#kernel/data/settings.ts'

const rows = Object.entries(settings).map(([name, d]) => ({
  name,
  environment: environmentName(name),
  default: d.default,
  unit: d.unit,
  about: d.about,
}))
console.log(JSON.stringify(rows, null, 2))
