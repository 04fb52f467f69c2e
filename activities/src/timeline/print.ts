export { printOrder as printTimeline } from '../order/print.ts'
