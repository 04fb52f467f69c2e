/**
 * What every hosting of the chat has to do, as plain functions of a world of ports: they run in node against the embedded
 * API and in a browser against the document database. A runner makes the world and calls each case of `chatSuite`.
 */
import type { ChatPort } from '../../chat.ts'
import { roomCases } from './room-cases.ts'
import { staffCases } from './staff-cases.ts'

/** Somebody with a chat of his own, on a device of his own. */
export interface Member {
  uid: string
  /** The name that others see. */
  name: string
  chat: ChatPort
  /** Takes the device off the network; what is called meanwhile fails as `offline` or waits. */
  offline(): Promise<void>
  online(): Promise<void>
}

/** A pupil whose parent agreed, two adults who follow him, and a teacher who does not. Nothing was said yet. */
interface Personas {
  pupil: Member
  teacher: Member
  parent: Member
  stranger: Member
}

export interface ChatWorld {
  /** New people for each case. */
  createPersonas(): Promise<Personas>
  /** A pupil for whom no parent agreed. */
  createMinor(): Promise<Member>
}

export interface ChatCase {
  title: string
  run(world: ChatWorld): Promise<void>
}

export const chatSuite: readonly ChatCase[] = [...roomCases, ...staffCases]
