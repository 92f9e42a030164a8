/** A user's chat with the support team, identified by its ticket number. */
export interface ChatTalkRow {
  user_id: string;
  ticket_number: string;
  created_at: number;
}

/** A chat message by the user or by an agent. */
export interface ChatMessageRow {
  id: string;
  user_id: string;
  author: 'visitor' | 'agent';
  text: string;
  created_at: number;
}
