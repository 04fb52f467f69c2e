import type { DataFor } from '../shape.ts'

export const printContents = ({ intro }: DataFor<'contents'>) => intro
