// A gate that lets in so many at once and the others in turn: first one of each network, and of a network first one of
// each person. Whoever asks for much waits behind their own requests, and nobody else does.
import { Refusal } from './refusal.ts'

export interface GateLimits {
  /** inside at the same time: all, those of one network, those of one person */
  atOnce: number
  ofNetwork: number
  ofPerson: number
  /** in line at most; who comes on top is refused at once */
  waiting: number
  waitingOfNetwork: number
  waitingOfPerson: number
  /** ms in line at most */
  patience: number
}
export interface Comer {
  network: string
  /** undefined: nobody told from others of the network, so only its limits count */
  person: string | undefined
}
interface Person {
  inside: number
  line: (() => void)[]
}
interface Network {
  inside: number
  waiting: number
  people: Map<string | undefined, Person>
}
interface Place {
  comer: Comer
  network: Network
  person: Person
}

export class Gate {
  readonly #max: GateLimits
  /** These, and the people of each, in the order of their turns: who was let in stands last again. */
  readonly #networks = new Map<string, Network>()
  #inside = 0
  #waiting = 0

  /** The limits are read each time: where they are getters of settings, these count at once. */
  constructor(max: GateLimits) {
    this.#max = max
  }

  /** Does the work when it is this comer's turn. Refuses crowded where the line is too long, or the wait. */
  async through<T>(comer: Comer, work: () => Promise<T>): Promise<T> {
    const place = this.#placeOf(comer)
    if (this.#mayEnter(place)) this.#enter(place)
    else await this.#standInLine(place)
    try {
      return await work()
    } finally {
      this.#leave(place)
    }
  }

  #placeOf(comer: Comer): Place {
    const network = this.#networks.get(comer.network) ?? { inside: 0, waiting: 0, people: new Map<string, Person>() }
    const person = network.people.get(comer.person) ?? { inside: 0, line: [] }
    this.#networks.set(comer.network, network)
    network.people.set(comer.person, person)
    return { comer, network, person }
  }

  /** Nobody waits, and there is room: the rule, so it costs next to nothing. */
  #mayEnter({ comer, network, person }: Place): boolean {
    return (
      this.#waiting === 0 &&
      this.#inside < this.#max.atOnce &&
      network.inside < this.#max.ofNetwork &&
      (comer.person === undefined || person.inside < this.#max.ofPerson)
    )
  }

  /** Resolves inside. */
  #standInLine(place: Place): Promise<void> {
    const { network, person } = place
    return new Promise((resolve, refuse) => {
      const stepOut = (): void => {
        clearTimeout(late)
        this.#waiting--
        network.waiting--
        person.line.splice(person.line.indexOf(called), 1)
      }
      const called = (): void => {
        stepOut()
        this.#enter(place)
        resolve()
      }
      const sendOff = (): void => {
        stepOut()
        this.#forget(place)
        refuse(new Refusal('crowded'))
      }
      const late = setTimeout(sendOff, this.#max.patience)
      this.#waiting++
      network.waiting++
      person.line.push(called)
      this.#letIn()
      if (person.line.at(-1) === called && this.#isTooLong(place)) sendOff()
    })
  }

  #enter({ comer, network, person }: Place): void {
    this.#inside++
    network.inside++
    person.inside++
    network.people.delete(comer.person)
    network.people.set(comer.person, person)
    this.#networks.delete(comer.network)
    this.#networks.set(comer.network, network)
  }

  #leave(place: Place): void {
    this.#inside--
    place.network.inside--
    place.person.inside--
    this.#forget(place)
    this.#letIn()
  }

  #letIn(): void {
    for (let next = this.#next(); next; next = this.#next()) next()
  }
  #next(): (() => void) | undefined {
    if (this.#waiting === 0 || this.#inside >= this.#max.atOnce) return undefined
    const { ofNetwork, ofPerson } = this.#max
    for (const network of this.#networks.values()) {
      if (network.waiting === 0 || network.inside >= ofNetwork) continue
      for (const [key, person] of network.people)
        if (person.line.length > 0 && (key === undefined || person.inside < ofPerson)) return person.line[0]
    }
    return undefined
  }

  #isTooLong({ comer, network, person }: Place): boolean {
    return (
      this.#waiting > this.#max.waiting ||
      network.waiting > this.#max.waitingOfNetwork ||
      (comer.person !== undefined && person.line.length > this.#max.waitingOfPerson)
    )
  }

  /** Nobody is remembered who neither waits nor is inside. */
  #forget({ comer, network, person }: Place): void {
    if (person.inside === 0 && person.line.length === 0) network.people.delete(comer.person)
    if (network.people.size === 0) this.#networks.delete(comer.network)
  }
}
