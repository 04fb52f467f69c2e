import type { ChatPort } from '../../chat.ts'

/** A user with an own chat on an own device. */
export interface Member {
  uid: string
  /** The displayed name. */
  name: string
  chat: ChatPort
  /** Takes the device off the network; calls then fail as `offline` or wait. */
  offline(): Promise<void>
  online(): Promise<void>
}

/** A pupil with a parent's consent, two adults who follow the pupil, and a teacher who does not. No message yet. */
interface Personas {
  pupil: Member
  teacher: Member
  coach: Member
  stranger: Member
}

export interface ChatWorld {
  /** New people for each case. */
  createPersonas(): Promise<Personas>
  /** A pupil without a parent's consent. */
  createMinor(): Promise<Member>
}

export interface ChatCase {
  title: string
  run(world: ChatWorld): Promise<void>
}
