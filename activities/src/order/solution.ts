import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** The ids in their right order, and what the correction calls each. */
export const OrderSolution = z.object({ engine: z.literal('order'), order: z.array(z.string()), labels: Texts })
