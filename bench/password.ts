// What proving a payment password costs: Argon2id with the shop's parameters, which the benchmark's journeys leave out.
import { hash, verify } from '@node-rs/argon2'
import { payPassword } from './shoppers.ts'

/** ms of CPU per proof. */
export async function passwordCost(): Promise<number> {
  const kept = await hash(payPassword)
  await verify(kept, payPassword)
  const before = process.cpuUsage()
  const rounds = 20
  for (let n = 0; n < rounds; n++) await verify(kept, payPassword)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}
