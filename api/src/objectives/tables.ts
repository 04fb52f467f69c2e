import type { HistoryEntry, Objective } from '@ariane/shared/contracts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface ObjectivesTables {
  objectives: {
    id: string
    user_id: string
    title: string
    description: string
    type: Objective['type']
    status: Objective['status']
    current_status: Objective['currentStatus']
    start_date: string
    end_date: string
    is_daily: boolean
    recurrence_days: JSONColumnType<number[]>
    success_criteria: string
    progress_criteria: string
    effort_needed_criteria: string
    notes: string
    status_notes: string
    version: Generated<number>
    created_at: Date
  }
  objective_tasks: {
    id: string
    objective_id: string
    position: number
    title: string
    description: string
    selected_days: JSONColumnType<number[]>
    due_date: string | null
    start_time: string | null
    end_time: string | null
    is_success: boolean | null
    notes: string
  }
  objective_history: {
    id: GeneratedAlways<number>
    objective_id: string
    at: Date
    kind: HistoryEntry['kind']
    by: HistoryEntry['by']
    report: HistoryEntry['report']
    task: string | null
    is_success: boolean | null
    notes: string
    progress: number
  }
}
