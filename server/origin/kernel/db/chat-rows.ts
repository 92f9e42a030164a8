/** The talk of a person with the support team, under the number of its ticket. */
export interface ChatTalkRow {
  user_id: string;
  ticket_number: string;
  created_at: number;
}

/** Something that was said in a talk, by the person it belongs to or by an agent. */
export interface ChatMessageRow {
  id: string;
  user_id: string;
  author: 'visitor' | 'agent';
  text: string;
  created_at: number;
}
