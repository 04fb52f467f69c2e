/**
 * The behaviour that every hosting of the chat must have, as plain functions of a world of ports: they run in node
 * against the embedded API and in a browser against the document database. A runner creates the world and calls each
 * case of `chatSuite`.
 */
import type { ChatCase } from './chat-case.ts'
import { roomCases } from './room-cases.ts'
import { staffCases } from './staff-cases.ts'

export const chatSuite: readonly ChatCase[] = [...roomCases, ...staffCases]
