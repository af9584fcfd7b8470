-- What SQLite, PostgreSQL and MySQL have in common.
CREATE TABLE IF NOT EXISTS fruit (
  id integer PRIMARY KEY,
  name varchar(20) NOT NULL DEFAULT 'apple',
  price decimal(10, 2) CHECK (price > 0),
  grower integer REFERENCES grower (id) ON DELETE SET NULL,
  UNIQUE (name, grower)
);
INSERT INTO fruit (id, name) VALUES (1, 'it''s ripe'), (2, 'pear') ON CONFLICT (id) DO UPDATE SET name = 'plum';
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
SELECT DISTINCT f.name AS title, count(*) FILTER (WHERE price > 1), CASE WHEN f.id = 1 THEN 'one' ELSE 'more' END
FROM fruit f LEFT JOIN grower g ON f.grower = g.id AND g.name LIKE 'A%', n
WHERE f.price BETWEEN 1 AND 2 OR f.id NOT IN (SELECT id FROM sold)
GROUP BY f.name HAVING count(*) > 1 ORDER BY 1 DESC LIMIT 3;
/* A transaction */
BEGIN;
UPDATE fruit SET price = price * 1.1, name = NULL WHERE id = -1;
COMMIT;
SELECT 1, , ) FROM FROM = ;
